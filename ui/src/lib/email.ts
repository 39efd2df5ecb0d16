import { MAX_EMAIL } from "@/config/generated-forms";
import { withoutInvisible } from "./phone";

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;
const LOCAL = /^[^\s\p{Cc}<>()[\],;:"\\@.]+(?:\.[^\s\p{Cc}<>()[\],;:"\\@.]+)*$/u;

/**
 * Whether a text is an e-mail address, its letters of any script. The server reads addresses in the same way:
 * `tests/fixtures/emails.json` holds both to it.
 */
export function isEmail(typed: string): boolean {
  const text = withoutInvisible(typed)
    .replace(/^\p{Zs}+|\p{Zs}+$/gu, "")
    .normalize("NFC");
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const labels = domain.split(".");
  return (
    text.length <= MAX_EMAIL &&
    LOCAL.test(local) &&
    (labels.length > 1 || domain.toLowerCase() === "localhost") &&
    labels.every((label) => label.length <= 63 && LABEL.test(label))
  );
}
