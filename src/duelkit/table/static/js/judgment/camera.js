/**
 * The mat with real cards: the browser's camera watches it, pictures are sent to the table, and the answers that the
 * table reads from them answer the open question. Nothing is sent before the player has switched the camera on.
 */
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { store } from "../store.js";
import { t } from "../text.js";

/** Milliseconds between two pictures; the next also waits for the response to the last. */
const PAUSE = 180;
/** Milliseconds after a refusal. */
const LONG_PAUSE = 1500;
const WIDEST = 1280;
const QUALITY = 0.8;
const DENIED = {
  NotAllowedError: "denied",
  NotFoundError: "missing",
  NotReadableError: "busy",
  OverconstrainedError: "missing",
};

const pause = (time) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** The picture that the camera shows, as JPEG; null before there is one. */
function still(video, canvas) {
  if (!video.videoWidth) return null;
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d").drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
}

/** What a picture shows and what follows from it. */
async function ask(room, jpeg) {
  const response = await fetch(`api/rooms/${room}/camera?language=${store.settings.language}`, {
    method: "POST",
    body: jpeg,
    headers: { authorization: `Bearer ${store.token}`, "content-type": "image/jpeg" },
  });
  return response.json();
}

/** Opens the camera; returns its stream, or throws the key of the reason why there is none. */
async function opened() {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error("insecure");
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: WIDEST }, height: { ideal: 720 } } });
  } catch (error) {
    throw new Error(DENIED[error.name] ?? "missing", { cause: error });
  }
}

/**
 * The camera of a seat.
 * @param {{roomId: string, ask: {id: number}|null, onOption: (index: number) => void, onCommand: (name: string) => void}} props
 */
export function Camera({ roomId, ask: question, onOption, onCommand }) {
  const [on, setOn] = useState(false);
  const [told, setTold] = useState(null);
  const [trouble, setTrouble] = useState("");
  const video = useRef(null);
  const now = useRef({ question, onOption, onCommand });
  now.current = { question, onOption, onCommand };
  useEffect(() => {
    if (!on) return undefined;
    let gone = false;
    let stream = null;
    const canvas = document.createElement("canvas");
    const stop = (why) => {
      if (gone) return;
      setTrouble(why);
      setOn(false);
    };
    const heed = (answer) => {
      const { question: open, onOption: choose, onCommand: command } = now.current;
      setTold(answer);
      if (!open || answer.ask !== open.id) return;
      if (answer.option !== null) choose(answer.option);
      else if (answer.command) command(answer.command);
    };
    const watch = async () => {
      stream = await opened();
      if (gone) return;
      stream.getVideoTracks()[0].addEventListener("ended", () => stop("lost"));
      video.current.srcObject = stream;
      await video.current.play();
      while (!gone) {
        const jpeg = await still(video.current, canvas);
        const answer = jpeg ? await ask(roomId, jpeg) : null;
        if (gone) return;
        if (answer?.error) {
          setTold(null);
          if (answer.error.code === "not_allowed") return stop("refused");
          setTrouble("slow");
        } else if (answer) {
          setTrouble("");
          heed(answer);
        }
        await pause(answer?.error ? LONG_PAUSE : PAUSE);
      }
      return undefined;
    };
    watch()
      .catch((error) => stop(error.message in { insecure: 1, denied: 1, missing: 1, busy: 1 } ? error.message : "lost"))
      .finally(() => {
        if (gone) stream?.getTracks().forEach((track) => track.stop());
      });
    return () => {
      gone = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [on, roomId]);
  const lines = told ? [...told.wrong, ...told.said] : [];
  return html`<section class=${`jud-camera ${on ? "on" : ""}`} aria-label=${t("jud-camera")}>
    <button class="button" aria-pressed=${on} onClick=${() => {
      setTrouble("");
      setTold(null);
      setOn(!on);
    }}>${t(on ? "jud-camera-off" : "jud-camera-on")}</button>
    ${trouble && html`<p class="warn" role="alert">${t(`jud-camera-${trouble}`)}</p>`}
    ${
      on &&
      html`<video ref=${video} muted playsinline aria-label=${t("jud-camera-picture")}></video>
      <div aria-live="polite">${told && !told.mat && html`<p>${t("jud-camera-no-mat")}</p>`}
        ${lines.map((line) => html`<p class="warn" key=${line}>${line}</p>`)}
        ${told?.how.map((line) => html`<p key=${line}>${line}</p>`)}</div>`
    }
  </section>`;
}
