import { formatOf } from "../format";
import { writing } from "./writing";

/** For texts in Bengali. */
export const bengali = formatOf(writing);
