/** One section of a page of law, in one language. */
export interface LegalSection {
  /** Its place in the page's address; stays, since people link to it. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** Names with what they mean, such as cookies. */
  terms?: readonly (readonly [name: string, meaning: string])[];
  /** Said after the points. */
  after?: string;
}

/** A page of law: what it is called, what it is for, when it last changed. */
export interface LegalText {
  title: string;
  intro: string;
  /** RFC 3339. */
  changedAt: string;
  sections: readonly LegalSection[];
  contact: string;
}
