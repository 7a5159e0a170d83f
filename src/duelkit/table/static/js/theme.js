/** The theme of the page: chosen, or as the system prefers. */
import { store } from "./store.js";

export const THEMES = ["auto", "dark", "light", "contrast", "safe"];

const CONTRAST = globalThis.matchMedia?.("(prefers-contrast: more)");
const LIGHT = globalThis.matchMedia?.("(prefers-color-scheme: light)");

/** The theme that holds now. @returns {"dark"|"light"|"contrast"|"safe"} */
export function themeNow() {
  const { theme } = store.settings;
  if (theme !== "auto") return theme;
  if (CONTRAST?.matches) return "contrast";
  return LIGHT?.matches ? "light" : "dark";
}

/** Gives the page its theme. */
export function applyTheme() {
  const root = document.documentElement;
  root.dataset.theme = themeNow();
  const ground = getComputedStyle(root).getPropertyValue("--panel").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

/** Follows the system. */
export function followSystem() {
  for (const query of [CONTRAST, LIGHT]) query?.addEventListener?.("change", applyTheme);
}
