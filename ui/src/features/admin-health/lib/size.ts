const STEP = 1_000;

/** A length in bytes in the unit that people know it by, with a decimal where that says more. */
export function sizeOf(bytes: number): { value: number; unit: "kB" | "MB" | "GB" } {
  let value = bytes / STEP;
  for (const unit of ["kB", "MB"] as const) {
    // What would be written as 1000 is 1 of the next.
    if (Math.round(value) < STEP) return { value: round(value), unit };
    value /= STEP;
  }
  return { value: round(value), unit: "GB" };
}

const round = (value: number) => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));
