import type { components } from "@/api/schema";
import type { Said } from "@/texts/language";

type Schemas = components["schemas"];

/** What an import would do. */
export type ImportPreview = Schemas["ImportPreview"];
/** What it is beside what is said of it, of which there are too many kinds to be told apart. */
type Progress = Schemas["ImportProgress"];
type Figure =
  | "added"
  | "done"
  | "failed"
  | "total"
  | "unchanged"
  | "updated"
  | "withoutPicture"
  | "withoutStock";
/** How far an import is. */
export type ImportProgress = Pick<Progress, Figure | "failures" | "id" | "state"> & Said;
/** What is wrong with a row, or why a product could not be imported. */
export type ImportFault = Schemas["ImportFault"];
/** A picture that a row names and the shop does not have. */
export type WantedPicture = Schemas["ImportPicture"];
/** What an import waits for. */
export type ImportPictures = Schemas["ImportPictures"];
