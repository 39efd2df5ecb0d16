/** Stands for a name in a text that takes one; a letter of no language here. */
export const NAME = "Ω";
const NUMBER = 1_234;

/** Calls a text with a number wherever it counts, and with {@link NAME} wherever it takes words. */
function called(text: (...args: unknown[]) => unknown): string {
  const args = Array.from({ length: text.length }, (_, place) => {
    const tried = Array.from({ length: text.length }, (_unused, at) => (at === place ? NAME : 3));
    const said = String(text(...tried));
    return said.includes(NAME) && !said.includes("NaN") ? NAME : NUMBER;
  });
  return String(text(...args));
}

/** Every text of an area or of many, by its path; those that are functions are called. */
export function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    return [[path, called(value as (...args: unknown[]) => unknown)]];
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    textsOf(inner, path === "" ? name : `${path}.${name}`),
  );
}
