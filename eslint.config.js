import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**", "build/**", ".venv/**", "src/duelkit/rulebook/**", "tests/table/browser/**"] },
  js.configs.recommended,
  {
    files: ["src/duelkit/table/static/js/**/*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
  },
  {
    files: ["tests/page/**/*.js", "*.js"],
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.node },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow": "off",
      "max-lines-per-function": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
      "max-lines": ["error", { max: 500 }],
    },
  },
];
