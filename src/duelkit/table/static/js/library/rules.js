/** The rulebook: search, documents with their chapters, statements, the table of differences, doubtful passages. */
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { getJson, useComing } from "../cards.js";
import { both, t, useLanguage } from "../text.js";
import { Segments } from "../ui.js";
import { hashOf, useLoaded } from "./data.js";
import { Linked, RuleLink, RuleLinks, Rulings } from "./links.js";

const word = (words, group, key) => both(words?.[group]?.[key]) || key;

function Waiting({ error }) {
  return html`<p class="empty" role=${error ? "alert" : null}>${error ? t("lib-failed", { reason: error.message }) : t("loading")}</p>`;
}

/** One statement, short or with everything that belongs to it. */
export function Statement({ rule, words, full = false, own = false }) {
  return html`<article class=${`statement ${rule.doubt ? "doubtful" : ""}`} id=${own ? null : `rule-${rule.id}`}>
    <header><a class="rule-id" href=${hashOf("rules", rule.id)}>${rule.id}</a>
      ${rule.kind !== "engine" && html`<span class="chip">${word(words, "kind", rule.kind)}</span>`}
      ${
        rule.source !== "document" &&
        html`<span class="chip warn">${word(words, "source", rule.source)}${
          rule.confidence ? ` · ${t("lib-confidence", { level: word(words, "confidence", rule.confidence) })}` : ""
        }</span>`
      }
      <small lang=${both(rule.section) === rule.section.ja ? "ja" : null}>${both(rule.section)}</small></header>
    <p class="statement-text"><${Linked} text=${both(rule.text)} /></p>
    ${rule.example && html`<p class="example"><b>${t("lib-example")}</b> <span lang=${/[ぁ-ヿ一-鿿]/.test(both(rule.example)) ? "ja" : null}><${Linked} text=${both(rule.example)} /></span></p>`}
    ${rule.note && html`<p class="note"><b>${t("lib-note")}</b> <${Linked} text=${both(rule.note)} /></p>`}
    ${
      rule.doubt &&
      html`<div class="doubt"><p class="doubt-head">${t("lib-doubt")}</p><p><${Linked} text=${both(rule.doubt.why)} /></p>
      <p><b>${word(words, "rule_states", rule.doubt.states)}</b> <${Linked} text=${both(rule.doubt.reading)} /></p>
      ${rule.doubt.option && html`<p><b>${t("lib-option")}</b> <${Linked} text=${both(rule.doubt.option)} /></p>`}</div>`
    }
    ${
      !full &&
      (rule.same.length > 0 || rule.differs.length > 0) &&
      html`<p class="see">
      ${rule.same.length > 0 && html`<span><b>${t("lib-same")}</b> <${RuleLinks} rules=${rule.same} /></span>`}
      ${rule.differs.length > 0 && html`<span><b>${t("lib-differs")}</b> <${RuleLinks} rules=${rule.differs.map((one) => one.id)} /></span>`}</p>`
    }
  </article>`;
}

/** The page of a statement. */
export function RulePage({ id }) {
  useLanguage();
  const { value: rule, error } = useLoaded(`api/rules/${encodeURIComponent(id)}`);
  if (!rule) {
    const near = error?.message.match(/did you mean (\S+)\?/)?.[1];
    return html`<div class="panel narrow"><h1>${id}</h1><p role="alert">${error ? t("lib-rule-unknown") : t("loading")}</p>
      ${near && html`<p>${t("lib-near")} <${RuleLink} id=${near} /></p>`}</div>`;
  }
  return html`<div class="rule-page"><h1 class="visually-hidden">${rule.id}</h1>
    <nav class="steps" aria-label=${t("lib-neighbours")}>
      ${rule.before ? html`<a class="button" rel="prev" href=${hashOf("rules", rule.before)}>← ${rule.before}</a>` : html`<span></span>`}
      <a href=${hashOf("rules", rule.document, rule.topic)}>${word(rule.words, "topic", rule.topic)}</a>
      ${rule.after ? html`<a class="button" rel="next" href=${hashOf("rules", rule.after)}>${rule.after} →</a>` : html`<span></span>`}</nav>
    <p class="path"><a href=${hashOf("rules", rule.document)}>${both(rule.title)}</a></p>
    <div class="panel main-statement"><${Statement} rule=${rule} words=${rule.words} full own /></div>
    ${
      rule.differs.length > 0 &&
      html`<section class="panel"><h2>${t("lib-differs")}</h2>${rule.differs.map(
        (one) => html`<div class="related" key=${one.id}>
      <p><${RuleLink} id=${one.id} /> <span class="chip">${word(rule.words, "nature", one.nature)}</span></p>
      <p>${both(rule.related[one.id])}</p><p class="note"><${Linked} text=${both(one.how)} /></p></div>`,
      )}</section>`
    }
    ${
      rule.same.length > 0 &&
      html`<section class="panel"><h2>${t("lib-same")}</h2>${rule.same.map(
        (one) => html`<div class="related" key=${one}>
      <p><${RuleLink} id=${one} /></p><p>${both(rule.related[one])}</p></div>`,
      )}</section>`
    }
    ${rule.rulings.length > 0 && html`<${Rulings} rulings=${rule.rulings} />`}
    ${
      rule.compared.length > 0 &&
      html`<section class="panel"><h2>${t("lib-compared")}</h2><ul class="list">${rule.compared.map(
        (row) => html`<li key=${row.id}>
      <a class="row-link" href=${hashOf("rules", "compare", row.id)}>${both(row.point)}</a></li>`,
      )}</ul></section>`
    }
  </div>`;
}

/** A document, chapter by chapter. */
export function RuleDocument({ id, topic }) {
  useLanguage();
  const { value, error } = useLoaded(`api/rules?edition=${encodeURIComponent(id)}`);
  const groups = useMemo(() => {
    const found = new Map();
    for (const rule of value?.statements ?? []) found.set(rule.topic, [...(found.get(rule.topic) ?? []), rule]);
    return [...found];
  }, [value]);
  const [here, setHere] = useState(topic ?? "");
  const box = useRef(null);
  useEffect(() => {
    if (!value || !topic) return;
    setHere(topic);
    document.getElementById(`topic-${topic}`)?.scrollIntoView({ block: "start" });
  }, [value, topic]);
  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setHere(seen.target.id.slice(6));
      },
      { rootMargin: "-80px 0px -75% 0px" },
    );
    for (const one of box.current.querySelectorAll("section[id]")) watcher.observe(one);
    return () => watcher.disconnect();
  }, [value]);
  useEffect(() => {
    const link = box.current?.parentElement.querySelector(".chapters a[aria-current]");
    const nav = link?.closest(".chapters");
    if (nav) nav.scrollTop += link.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2;
  }, [here, value]);
  if (!value) return html`<${Waiting} error=${error} />`;
  const about = value.documents.find((one) => one.id === id);
  return html`<div class="rule-document">
    <nav class="chapters" aria-label=${t("lib-chapters")}><h2>${id}</h2><ul>${about.topics.map(
      (one) => html`<li key=${one.id}>
      <a href=${hashOf("rules", id, one.id)} aria-current=${one.id === here ? "true" : null}
        onClick=${() => document.getElementById(`topic-${one.id}`)?.scrollIntoView({ block: "start" })}><span>${word(value.words, "topic", one.id)}</span> <small>${one.count}</small></a></li>`,
    )}</ul></nav>
    <div ref=${box}><h1>${both(about.title)}</h1>
      <p class="hint">${t("lib-document-about", { count: about.count, doubts: about.doubts })}</p>
      ${groups.map(
        ([name, rules]) => html`<section key=${name} id=${`topic-${name}`}><h2>${word(value.words, "topic", name)}</h2>
        ${rules.map((rule) => html`<${Statement} key=${rule.id} rule=${rule} words=${value.words} />`)}</section>`,
      )}</div>
  </div>`;
}

let lastSearch = "";
const SHOWN = 80;

/** The first page of the rulebook: search and documents. */
export function RuleSearch({ text = "" }) {
  useLanguage();
  const [wanted, setWanted] = useState(text || lastSearch);
  const [document, setDocument] = useState("");
  const [asked, setAsked] = useState(wanted);
  const [all, setAll] = useState(false);
  const { value: contents, error } = useLoaded("api/rules/contents");
  useEffect(() => {
    if (text) setWanted(text);
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(wanted);
      setAll(false);
      lastSearch = wanted;
      history.replaceState(null, "", wanted.trim() ? hashOf("rules", "search", wanted.trim()) : "#/rules");
    }, 220);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useComing(
    () =>
      asked.trim()
        ? getJson(
            `api/rules?search=${encodeURIComponent(asked.trim().split(/\s+/).slice(0, 12).join(" ").slice(0, 200))}${document ? `&edition=${document}` : ""}`,
          ).catch((reason) => ({ failed: reason }))
        : null,
    [asked, document],
  );
  if (!contents) return html`<${Waiting} error=${error} />`;
  return html`<div class="rule-home"><h1 class="visually-hidden">${t("lib-nav-rules")}</h1>
    <form role="search" class="rule-search" onSubmit=${(event) => event.preventDefault()}>
      <input class="field" type="search" value=${wanted} maxlength="120" placeholder=${t("lib-search-rules")} aria-label=${t("lib-search-rules")}
        onInput=${(event) => setWanted(event.target.value)} autocomplete="off" />
      <${Segments} small label=${t("lib-documents")} value=${document} onChange=${setDocument}
        options=${[{ value: "", text: t("lib-all") }, ...contents.documents.map((one) => ({ value: one.id, text: one.id, title: both(one.title) }))]} /></form>
    ${
      asked.trim() &&
      (found === null
        ? html`<p class="empty">${t("loading")}</p>`
        : found.failed
          ? html`<${Waiting} error=${found.failed} />`
          : html`<section aria-label=${t("lib-results")}><p role="status" class="hint">${t("lib-rules-found", { count: found.count })}</p>
        ${(all ? found.statements : found.statements.slice(0, SHOWN)).map((rule) => html`<${Statement} key=${rule.id} rule=${rule} words=${found.words} />`)}
        ${!all && found.count > SHOWN && html`<p class="more"><button class="button" onClick=${() => setAll(true)}>${t("lib-show-all")}</button></p>`}</section>`)
    }
    ${
      !asked.trim() &&
      html`<div class="documents">${contents.documents.map(
        (one) => html`<section class="panel" key=${one.id}>
      <h2><a href=${hashOf("rules", one.id)}>${one.id}</a></h2><p>${both(one.title)}</p>
      <p class="hint">${t("lib-document-about", { count: one.count, doubts: one.doubts })}</p>
      <details><summary>${t("lib-chapters-of", { count: one.topics.length })}</summary><ul class="topics">${one.topics.map((topic) => html`<li key=${topic.id}><a href=${hashOf("rules", one.id, topic.id)}>${word(contents.words, "topic", topic.id)}</a></li>`)}</ul></details></section>`,
      )}</div>`
    }
  </div>`;
}

/** The table of differences between editions. */
export function Compare({ point }) {
  useLanguage();
  const { value, error } = useLoaded("api/rules/compare");
  const [hidden, setHidden] = useState([]);
  const [only, setOnly] = useState(false);
  useEffect(() => {
    if (value && point) globalThis.document.getElementById(`point-${point}`)?.scrollIntoView({ block: "center" });
  }, [value, point]);
  if (!value) return html`<${Waiting} error=${error} />`;
  const columns = value.columns.filter((column) => !hidden.includes(column.id));
  const toggle = (id) =>
    setHidden(hidden.includes(id) ? hidden.filter((one) => one !== id) : columns.length > 2 ? [...hidden, id] : hidden);
  const cells = (row) => columns.map((column) => row.cells.find((one) => one.edition === column.id));
  const rows = value.rows.filter((row) => !only || new Set(cells(row).map((cell) => cell.text.en)).size > 1);
  return html`<div class="compare">
    <h1>${t("lib-compare")}</h1>
    <div class="filter-checks">${value.columns.map(
      (
        column,
      ) => html`<label class="check" key=${column.id}><input type="checkbox" checked=${!hidden.includes(column.id)}
      onChange=${() => toggle(column.id)} />${column.name}</label>`,
    )}
      <label class="check"><input type="checkbox" checked=${only} onChange=${(event) => setOnly(event.target.checked)} />${t("lib-only-different")}</label></div>
    <div class="table-scroll" tabindex="0" role="region" aria-label=${t("lib-compare")}><table>
      <thead><tr><th scope="col">${t("lib-point")}</th>${columns.map((column) => html`<th scope="col" key=${column.id}>${column.name}<small>${both(column.title)}</small></th>`)}</tr></thead>
      <tbody>${rows.map(
        (row) => html`<tr key=${row.id} id=${`point-${row.id}`} class=${row.id === point ? "here" : ""}>
        <th scope="row">${both(row.point)}${row.page_variant && html`<span class="chip">${t("lib-page-rule")}</span>`}</th>
        ${cells(row).map(
          (
            cell,
          ) => html`<td key=${cell.edition}>${both(cell.text)}${cell.general && html` <span class="general" title=${t("lib-general")}>*</span>`}
          <${RuleLinks} rules=${cell.refs} /></td>`,
        )}</tr>`,
      )}</tbody></table></div>
    <p class="hint">* ${t("lib-general")}</p>
  </div>`;
}

/** The passages that can be read in more than one way. */
export function Doubts() {
  useLanguage();
  const { value, error } = useLoaded("api/rules?doubtful=1");
  if (!value) return html`<${Waiting} error=${error} />`;
  const documents = [...new Set(value.statements.map((rule) => rule.document))];
  return html`<div class="doubts"><h1>${t("lib-doubts")}</h1><p>${t("lib-doubts-about", { count: value.count })}</p>
    ${documents.map(
      (id) => html`<section key=${id}><h2><a href=${hashOf("rules", id)}>${id}</a></h2>
      ${value.statements.filter((rule) => rule.document === id).map((rule) => html`<${Statement} key=${rule.id} rule=${rule} words=${value.words} />`)}</section>`,
    )}</div>`;
}
