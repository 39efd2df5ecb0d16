import js from "@eslint/js";
import query from "@tanstack/eslint-plugin-query";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import loneText from "./scripts/lint/lone-text.js";

const FEATURES = readdirSync(new URL("./src/features", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What stands before may not import what stands after (docs/ARCHITECTURE.md). */
const ROOMS = [
  "lib",
  "sw",
  "config",
  "texts",
  "api",
  "session",
  "shopping",
  "components",
  "features",
  "app",
  "server",
];

/** Generated, and nothing but types and tables: every room may use them. */
const GENERATED = {
  config: ["./generated.ts", "./generated-admin.ts", "./generated-forms.ts"],
  api: ["./schema.d.ts"],
};

const zones = [
  ...ROOMS.flatMap((target, index) =>
    ROOMS.slice(index + 1).map((from) => ({
      target: `./src/${target}`,
      from: `./src/${from}`,
      except: GENERATED[from] ?? [],
      message: `The order of the rooms is ${ROOMS.join(", ")}: ${target} stands before ${from}.`,
    })),
  ),
  ...FEATURES.map((feature) => ({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [`./${feature}`],
    message: "Features do not import each other: share through the rooms before them.",
  })),
  ...ROOMS.filter((room) => room !== "sw").map((room) => ({
    target: `./src/${room}`,
    from: "./src/sw/worker",
    message: "The service worker is a program of its own: pages talk to it by sw/updates.",
  })),
  {
    target: "./src/main.tsx",
    from: "./src/server",
    message: "What stands in for a browser is not for browsers: entry-server.tsx alone has it.",
  },
];

export default tseslint.config(
  { ignores: ["dist", "dist.tmp", "dist.old", "src/api/schema.d.ts", "e2e/.out"] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat["recommended-latest"],
  jsxA11y.flatConfigs.recommended,
  ...query.configs["flat/recommended"],
  {
    plugins: { "import-x": importX },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: {
          allowDefaultProject: ["scripts/*.mjs", "scripts/lint/*.js", "eslint.config.js"],
        },
        tsconfigRootDir: fileURLToPath(new URL(".", import.meta.url)),
      },
    },
    settings: {
      // Without these, circles are not seen.
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [
        createNodeResolver({
          alias: { "@": [fileURLToPath(new URL("./src", import.meta.url))] },
          extensions: [".ts", ".tsx"],
        }),
      ],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-cycle": "error",
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    // What a browser shows and may translate; it never shows the tests' own parts.
    files: ["src/**/*.tsx"],
    ignores: ["src/test/**", "src/**/*.test.tsx"],
    plugins: { haat: { rules: { "lone-text": loneText } } },
    rules: { "haat/lone-text": "error" },
  },
  {
    files: ["src/{components,features}/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "react-router-dom",
              importNames: ["useNavigationType"],
              message: "Pages take it from lib/navigation-type.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["scripts/**/*.{js,mjs}", "e2e/**/*.mjs", "eslint.config.js"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
  {
    // Functions given to `evaluate` run in the page.
    files: ["e2e/**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
