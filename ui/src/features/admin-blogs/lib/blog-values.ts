import type { Blog } from "@/api/types";

/** The texts of a post as its form has them. */
export interface BlogTexts {
  title: string;
  description: string;
  socialLink: string;
}

/** A post as its form has it; a photo only where one was chosen. */
export interface BlogValues extends BlogTexts {
  photo?: File | undefined;
}

export const BLOG_FIELDS = ["title", "description", "socialLink"] as const;

export const EMPTY_BLOG: BlogTexts = { title: "", description: "", socialLink: "" };

export function textsOf({ title, description, socialLink }: BlogTexts): BlogTexts {
  return { title, description, socialLink };
}

/** Whether every text says the same, but for white space at its ends. */
export function isSame(a: BlogTexts, b: BlogTexts): boolean {
  return BLOG_FIELDS.every((field) => a[field].trim() === b[field].trim());
}

/** The multipart form of a post: all of it, or only what differs from `base`. */
export function blogForm(values: BlogValues, base?: Blog): FormData {
  const form = new FormData();
  for (const field of BLOG_FIELDS) {
    if (values[field].trim() !== base?.[field]) form.append(field, values[field]);
  }
  if (values.photo) form.append("photo", values.photo);
  if (base) form.append("expectedUpdatedAt", base.updatedAt);
  return form;
}

/** What became of a form whose post was changed by somebody else. */
export interface Rebased {
  values: BlogTexts;
  /** Changed there alone. */
  taken: (keyof BlogTexts)[];
  /** Changed there and here. */
  clashes: (keyof BlogTexts)[];
}

/** Puts what was typed over what the post says now; what was not typed follows it. */
export function rebase(typed: BlogTexts, base: BlogTexts, now: BlogTexts): Rebased {
  const changedThere = BLOG_FIELDS.filter((field) => now[field] !== base[field]);
  const isTyped = (field: keyof BlogTexts) =>
    ![base[field], now[field]].includes(typed[field].trim());
  const taken = changedThere.filter((field) => !isTyped(field));
  return {
    values: { ...textsOf(typed), ...Object.fromEntries(taken.map((field) => [field, now[field]])) },
    taken,
    clashes: changedThere.filter(isTyped),
  };
}
