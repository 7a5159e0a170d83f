/** What the table refuses, in words for the player. */
import { has, t } from "./text.js";
import { toast } from "./ui.js";

/** A refusal in words. */
export function refusal(error) {
  const key = `refused-${error.code}`;
  const words = has(key) ? t(key) : t("refused-other");
  return ["bad_message", "bad_deck", "internal", "not_allowed"].includes(error.code) && error.message
    ? `${words} (${error.message})`
    : words;
}

/** Shows a refusal, unless the page shows it elsewhere: a lost connection, or an answer to a question that is gone. */
export function complain(error) {
  if (error.code !== "lost" && error.code !== "stale") toast(refusal(error), "bad");
}
