import type { AuditRow } from "@/api/types";
import { paths } from "@/config/paths";

/** Where a row's thing is now. */
interface AuditLink {
  to: string;
  /** It was deleted: the way leads to the trash. */
  trash?: true;
}

const BANNERS: Readonly<Record<string, string>> = {
  main: "updatebanner",
  second: "updatesecondbanner",
  third: "updatethirdbanner",
  exclusive: "updateexclusivebanner",
};

/** The page of what a row is about; undefined where it has none. */
export function auditLink({ action, subject, subjectId, detail }: AuditRow): AuditLink | undefined {
  const inTrash = action === "delete" && ["product", "order", "message", "blog"].includes(subject);
  if (inTrash) return { to: `${paths.adminPage("trash")}?kind=${subject}`, trash: true };
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
    case "message":
      return { to: paths.adminPage("contacts") };
    case "banner":
      return { to: paths.adminPage(BANNERS[subjectId ?? ""] ?? "updatebanner") };
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
