import type { AuditRow } from "@/api/types";
import { BANNER_BLOCKS } from "@/config/generated-admin";
import { paths } from "@/config/paths";
import { trashKindOf } from "./trash";

/** Where a row's thing is now. */
interface AuditLink {
  to: string;
  /** It was deleted: the way leads to the trash. */
  trash?: true;
}

/** The page of the block that a row of banners names. */
function bannerPage(block: AuditRow["subjectId"]): string {
  const found = Object.entries(BANNER_BLOCKS).find(([name]) => name === block);
  return (found?.[1] ?? BANNER_BLOCKS.main).page;
}

/** The page of what a row is about; undefined where it has none, as what was deleted and is not `inTrash` any more. */
export function auditLink(
  { action, subject, subjectId, detail }: AuditRow,
  inTrash: boolean,
): AuditLink | undefined {
  if (action === "delete" && trashKindOf(subject)) {
    return inTrash ? { to: `${paths.adminPage("trash")}?kind=${subject}`, trash: true } : undefined;
  }
  // An export is of all of them.
  if (action === "export") return undefined;
  switch (subject) {
    case "product":
      return subjectId ? { to: paths.adminProduct(subjectId) } : undefined;
    case "blog":
      return subjectId ? { to: paths.adminBlog(subjectId) } : undefined;
    case "order": {
      const number = (detail as Record<string, unknown>).orderNumber;
      const search = typeof number === "string" ? `?q=${encodeURIComponent(number)}` : "";
      return { to: paths.adminPage("orders") + search };
    }
    case "coupon":
      return { to: paths.adminPage("coupons") };
    case "message":
      return { to: paths.adminPage("contacts") };
    case "review":
      return { to: paths.adminPage("reviews") };
    case "question":
      return { to: `${paths.adminPage("reviews")}?of=questions` };
    case "banner":
      return { to: paths.adminPage(bannerPage(subjectId)) };
    case "settings":
      return { to: paths.adminPage("settings") };
    case "import":
      return { to: paths.adminPage("import") };
    case "account":
    case "session":
      return { to: paths.adminPage("account") };
    default:
      return undefined;
  }
}
