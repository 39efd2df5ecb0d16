import type { RefObject } from "react";
import { useListFocus as useFocus } from "./list-focus";

/** {@link useFocus} for lists that name their state in one object. */
export function useListFocus(
  region: RefObject<HTMLElement | null>,
  { page, rows }: { page: number; rest?: string; rows: string },
): void {
  useFocus(region, page, [rows]);
}
