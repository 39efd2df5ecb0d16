let target: string | undefined;

/** Where the guard of the page sends a person whose own logout ends the session. */
export function setFarewell(path: string): void {
  target = path;
}

/** Reads the place once; undefined when the session ended by itself. */
export function takeFarewell(): string | undefined {
  const taken = target;
  target = undefined;
  return taken;
}
