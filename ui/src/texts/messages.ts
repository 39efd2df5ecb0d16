import type { components } from "@/api/schema";

/** What the server says, as a code and what stands in the sentence (contract 2). */
export type Message = components["schemas"]["Message"];
export type Label = components["schemas"]["Label"];
export type Code = Message["code"];

/** The codes that name a field or a thing. */
export type LabelledCode = Extract<Message, { args: { label: Label } | { thing: Label } }>["code"];

type TextOf<M> = M extends { args: infer Args } ? (args: Args) => string | undefined : string;

/** A text for each of these codes; one that answers undefined leaves the message to another part of the texts. */
export type MessageTexts<C extends Code = Code> = {
  readonly [K in C]: TextOf<Extract<Message, { code: K }>>;
};

/** The text of a message, where these texts know its code. */
export function tell(
  texts: Partial<MessageTexts>,
  { code, args }: { code: string; args?: unknown },
): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const text = texts[code as Code] as string | ((args: unknown) => string | undefined);
  if (typeof text === "string") return text;
  return args === undefined ? undefined : text(args);
}
