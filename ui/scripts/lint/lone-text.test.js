import path from "node:path";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import rule from "./lone-text.js";

Object.assign(RuleTester, { describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      projectService: { allowDefaultProject: ["*.tsx"] },
      tsconfigRootDir: path.resolve(import.meta.dirname, "../.."),
    },
  },
});

const code = (jsx) =>
  `declare const n: number, name: string, open: boolean, words: string[], maybe: string | undefined;
   export const shown = ${jsx};`;

tester.run("lone-text", rule, {
  valid: [
    "<p>{name}</p>",
    "<p><span>{n}</span> items</p>",
    "<p>Always this <b>one</b></p>",
    "<p>{open && <b>one</b>}</p>",
    "<><b>{name}</b></>",
  ].map((jsx) => ({ filename: "lone.tsx", code: code(jsx) })),
  invalid: [
    ["<p>{n} items</p>", "beside", "<p><span>{n}</span> items</p>"],
    ["<p><b>Total</b> {name}</p>", "beside", "<p><b>Total</b> <span>{name}</span></p>"],
    ["<p>{open && <b>one</b>} left</p>", "after", null],
    ["<p><b>a</b>{maybe}</p>", "beside", null],
    ["<p>{words}</p>", "beside", null],
    ["<>{name}</>", "bare", "<><span>{name}</span></>"],
  ].map(([jsx, messageId, output]) => ({
    filename: "lone.tsx",
    code: code(jsx),
    errors: [{ messageId }],
    output: output && code(output),
  })),
});

tester.run("lone-text in what a component answers", rule, {
  valid: [{ filename: "lone.tsx", code: "export function Name() { return <b>one</b>; }" }],
  invalid: [
    {
      filename: "lone.tsx",
      code: 'export function Name(): string { return "one"; }',
      errors: [{ messageId: "bare" }],
    },
  ],
});
