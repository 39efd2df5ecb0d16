import type { AuditRow } from "@/api/types";
import type { RecordsTexts } from "@/texts/admin-records";
import { changedFields, fieldWords, type Change } from "./changes";

type Texts = RecordsTexts["audit"];

/** A text in a row's detail; of a changed one what it is now. */
function textOf(detail: AuditRow["detail"], name: string): string | undefined {
  const value = (detail as Record<string, unknown>)[name];
  const now: unknown = Array.isArray(value) && value.length === 2 ? value[1] : value;
  if (typeof now === "number") return String(now);
  return typeof now === "string" && now !== "" ? now : undefined;
}

const has = (detail: AuditRow["detail"], name: string) =>
  (detail as Record<string, unknown>)[name] !== undefined;

function thingOf(row: AuditRow, inTrash: string | undefined, texts: Texts) {
  const { subject, detail } = row;
  const known = row.subjectName ?? inTrash;
  switch (subject) {
    case "product":
      return texts.things.product(textOf(detail, "title") ?? known);
    case "blog":
      return texts.things.blog(textOf(detail, "title") ?? known);
    case "coupon":
      return texts.things.coupon(textOf(detail, "code") ?? known);
    case "message":
    case "review":
    case "question":
      return texts.things[subject](known);
    case "order": {
      const name = [textOf(detail, "orderNumber"), textOf(detail, "name")].filter(Boolean);
      return texts.things.order(name.length > 0 ? name.join(" · ") : known);
    }
    default:
      return undefined;
  }
}

function bannerSentence({ subjectId, detail }: AuditRow, texts: Texts): string {
  const { banners } = texts;
  if (subjectId === "main") {
    const value = (detail as Record<string, unknown>).mainBanners;
    const [before, after] = Array.isArray(value) ? (value as unknown[]) : [];
    if (!Array.isArray(before) || !Array.isArray(after)) return banners.main;
    return before.length > after.length ? banners.mainFewer : banners.mainOrder;
  }
  return subjectId === "second" || subjectId === "third" || subjectId === "exclusive"
    ? banners[subjectId]
    : banners.other;
}

function accountSentence({ detail }: AuditRow, texts: Texts): string {
  const factor = textOf(detail, "secondFactor");
  if (factor === "shown" || factor === "on" || factor === "off") return texts.account[factor];
  if (has(detail, "recoveryCode")) return texts.account.recovery;
  return has(detail, "password") ? texts.account.password : texts.account.other;
}

function settingsSentence({ detail }: AuditRow, changes: readonly Change[], texts: Texts): string {
  const branch = textOf(detail, "branch");
  if (branch === undefined) return texts.settings(changedFields(changes, texts));
  return textOf(detail, "photo") === undefined
    ? texts.noBranchPhoto(branch)
    : texts.branchPhoto(branch);
}

function importSentence({ action, detail }: AuditRow, texts: Texts): string | undefined {
  const { state, added, updated } = detail as Record<string, unknown>;
  if (action === "start") return texts.imports.start;
  if (action !== "end") return undefined;
  if (state === "cancelled" || state === "failed") return texts.imports[state];
  return texts.imports.done(Number(added ?? 0), Number(updated ?? 0));
}

function signInSentence({ action, detail }: AuditRow, texts: Texts): string | undefined {
  const { signIns } = texts;
  const { address, count } = detail as Record<string, unknown>;
  const from = typeof address === "string" ? address : "";
  if (action === "success") return signIns.success(from);
  return action === "failure" || action === "limit" || action === "halfway"
    ? signIns[action](Number(count ?? 1), from)
    : undefined;
}

/** What is no write of a thing: exports, backups, what was done with admins and mails, sign-ins. */
function otherSentence(row: AuditRow, texts: Texts): string | undefined {
  const { action, subject, subjectName } = row;
  if (subject === "sign-in") return signInSentence(row, texts);
  if (action === "export" && (subject === "product" || subject === "order")) {
    return texts.exports[subject];
  }
  if (subject === "backup" && (action === "add" || action === "export")) {
    return texts.backups[action];
  }
  if (subject === "admin" && (action === "add" || action === "update")) {
    return texts.admins[action](subjectName ?? undefined);
  }
  return subject === "mail" && (action === "retry" || action === "delete" || action === "test")
    ? texts.mails[action]
    : undefined;
}

/** The only field that an edit changed, if there is only one. */
function onlyField(changes: readonly Change[]): string | undefined {
  const names = new Set(changes.map(({ path: [first] }) => first));
  return names.size === 1 ? [...names][0] : undefined;
}

/**
 * What an admin did, in words. `known` is the thing's name where the row itself does not tell it, and `listingWords`
 * names a listing.
 */
export function sentenceOf(
  row: AuditRow,
  changes: readonly Change[],
  known: string | undefined,
  listingWords: (listing: string) => string,
  texts: Texts,
): string {
  const { action, subject, detail } = row;
  if (subject === "banner") return bannerSentence(row, texts);
  if (subject === "settings") return settingsSentence(row, changes, texts);
  if (subject === "account") return accountSentence(row, texts);
  if (subject === "session" && action === "delete") return texts.session;
  const other = otherSentence(row, texts);
  if (other !== undefined) return other;
  const imported = subject === "import" ? importSentence(row, texts) : undefined;
  if (imported !== undefined) return imported;
  const thing = thingOf(row, known, texts);
  const { actions } = texts;
  if (thing !== undefined) {
    switch (action) {
      case "add":
        return has(detail, "copyOf") ? actions.copy(thing) : actions.add(thing);
      case "edit": {
        const only = onlyField(changes);
        if ((subject === "message" || subject === "review") && only === "read") {
          const read = (detail as { read?: unknown[] }).read?.[1] === true;
          return read ? actions.read(thing) : actions.unread(thing);
        }
        const listing = textOf(detail, "listing");
        if (only === "listing" && listing !== undefined) {
          return actions.move(thing, listingWords(listing));
        }
        return actions.edit(thing, changedFields(changes, texts));
      }
      case "answer":
        return textOf(detail, "answer") === undefined
          ? actions.unanswer(thing)
          : actions.answer(thing);
      case "delete":
      case "restore":
      case "approve":
      case "deliver":
      case "ship":
      case "cancel":
      case "return":
      case "paid":
      case "unpaid":
      case "note":
      case "hide":
      case "show":
        return actions[action](thing);
    }
  }
  return texts.other(fieldWords(action, texts), subject);
}
