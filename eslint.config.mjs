// What the page's scripts are checked for; pre-commit runs it where Node is there.
const GLOBALS = [
  "AbortController", "Blob", "CSS", "CustomEvent", "Element", "Event", "File", "FileReader", "FormData", "HTMLElement", "Image",
  "Intl", "IntersectionObserver", "KeyboardEvent", "MutationObserver", "Node", "ResizeObserver", "TextDecoder", "TextEncoder",
  "URL", "URLSearchParams", "WebSocket", "addEventListener", "cancelAnimationFrame", "clearInterval", "clearTimeout", "console",
  "crypto", "document", "fetch", "getComputedStyle", "history", "innerHeight", "innerWidth", "localStorage", "location",
  "matchMedia", "navigator", "performance", "queueMicrotask", "removeEventListener", "requestAnimationFrame", "scrollTo",
  "sessionStorage", "setInterval", "setTimeout", "structuredClone", "window",
];

export default [
  { ignores: ["**/vendor/**", "build/**", ".venv/**"] },
  {
    files: ["src/**/*.js", "tests/**/*.js", "tests/**/*.mjs"],
    languageOptions: {
      ecmaVersion: 2023,
      sourceType: "module",
      globals: Object.fromEntries(GLOBALS.map((name) => [name, "readonly"])),
    },
    rules: {
      "no-undef": "error",
      "no-unused-vars": ["error", { args: "none" }],
      "no-redeclare": "error",
      "no-dupe-keys": "error",
      "no-dupe-args": "error",
      "no-dupe-else-if": "error",
      "no-unreachable": "error",
      "no-const-assign": "error",
      "no-self-assign": "error",
      "no-fallthrough": "error",
      "no-cond-assign": "error",
      "use-isnan": "error",
      "valid-typeof": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "error",
      "no-var": "error",
    },
  },
];
