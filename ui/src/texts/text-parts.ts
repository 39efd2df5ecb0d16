import { paths } from "@/config/paths";
import type { TextPart } from "./language";

/** The files of texts that a page needs beside its own: the back office's names begin with the admin login's address. */
export function textPartsOf(pathname: string): TextPart[] {
  return pathname.startsWith(paths.adminLogin) ? ["shop", "admin"] : ["shop"];
}
