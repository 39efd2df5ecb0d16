/** The overview looks back this many days. */
export const WEEK = 7;
