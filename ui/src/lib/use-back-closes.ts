import { useEffect, useRef } from "react";
import { openLayer } from "./back-layers";

/** While it is open, the browser's Back closes it and leaves the page where it is. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => (open ? openLayer(() => latest.current()) : undefined), [open]);
}
