import type { FocusEvent } from "react";

/** A number that is there already is typed over, not behind. */
export const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
