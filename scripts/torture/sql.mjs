/** The database by hand, where the shop itself would not do: with SQLite's own shell, else with Python's SQLite. */
import { spawnSync } from "node:child_process";

const PYTHON = `
import sqlite3, sys
c = sqlite3.connect(sys.argv[1])
text = sys.stdin.read()
if sys.argv[2] == "ask":
    for row in c.execute(text):
        print("|".join(str(cell) for cell in row))
else:
    c.executescript(text)
    c.commit()
c.close()
`;

function spawnOn(file, mode, text) {
  const options = { input: text, encoding: "utf8", maxBuffer: 2 ** 28 };
  return tool === "python3"
    ? spawnSync("python3", ["-c", PYTHON, file, mode], options)
    : spawnSync("sqlite3", ["-batch", "-bail", file], options);
}

let tool;
for (const candidate of ["sqlite3", "python3"]) {
  tool = candidate;
  const { status, stdout } = spawnOn(":memory:", "ask", "SELECT 42;");
  if (status === 0 && stdout.trim() === "42") break;
  tool = undefined;
}

/** Whether there is a tool for it. */
export const hasSql = tool !== undefined;

function on(file, mode, text) {
  const { status, stdout, stderr, error } = spawnOn(file, mode, text);
  if (status !== 0) throw new Error(`${file}: ${error?.message ?? stderr}`);
  return stdout.trim();
}

/** Runs statements. */
export const change = (file, text) => void on(file, "change", text);
/** The answer of one query: a line a row. */
export const ask = (file, text) => on(file, "ask", text.trim().endsWith(";") ? text : `${text};`);
