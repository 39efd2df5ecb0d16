import { ADD_FORMS as FORMS } from "./generated-admin";
import type { Listing } from "./listings";

/** The add forms of products, by their names. */
export type AddForm = keyof typeof FORMS;

/** Everything in which one add form differs from another (specification 2 and 3; contract 4). */
export interface AddFormSpec {
  /** Its page, below the back office's address. */
  page: string;
  /** The call that it sends. */
  path: string;
  listing: Listing;
  /** As it is stored, where the form fixes it; else it is typed. */
  category?: string;
  /** Rows of field and value, or the object of six fields; the latter's forms have no buy points. */
  specifications: "list" | "fixed";
}

export const ADD_FORMS: Readonly<Record<AddForm, AddFormSpec>> = FORMS;

export const addForms = Object.keys(FORMS) as AddForm[];

/** Whose words tell what came of a form (contract 10). */
export const outcomeOf = (form: AddForm) => (form === "phone" ? "phone" : "product");
