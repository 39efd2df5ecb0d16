import type { components } from "@/api/schema";

type Schemas = components["schemas"];

/** What an import would do. */
export type ImportPreview = Schemas["ImportPreview"];
/** How far an import is. */
export type ImportProgress = Schemas["ImportProgress"];
/** What is wrong with a row, or why a product could not be imported. */
export type ImportFault = Schemas["ImportFault"];
