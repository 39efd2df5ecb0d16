import { COMPARED_AT_MOST } from "@/shopping/compare-list";
import { isProductId } from "@/shopping/product-id";

/** The ids that an address asks to compare: each once, and as many as fit side by side. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = (params.get("ids") ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids)].filter(isProductId).slice(0, COMPARED_AT_MOST);
}

/** Whether an address asks for nothing but differences. */
export function onlyDifferences(params: URLSearchParams): boolean {
  return params.get("diff") === "1";
}

/** The search part of the page's address. */
export function compareSearch(ids: readonly string[], differences: boolean): string {
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.map(encodeURIComponent).join(",")}`] : []),
    ...(differences ? ["diff=1"] : []),
  ];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
