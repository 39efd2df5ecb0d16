import type { components } from "@/api/schema";

type Schemas = components["schemas"];

/** A closed set of words that the server says. */
type Words = {
  [Name in keyof Schemas]: Schemas[Name] extends string ? Name : never;
}[keyof Schemas];

/** One of the words of such a set. */
export type Word<Name extends Words> = Schemas[Name];

/** A text for every word of such a set. */
export type TextsByWord<Name extends Words> = Record<Schemas[Name], string>;
