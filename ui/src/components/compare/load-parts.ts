/** What answers a wish to compare, and what shows the list: one chunk, so that one who has neither loads nothing. */
export const loadParts = () => import("./parts");
