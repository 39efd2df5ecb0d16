import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ProductValues } from "./product-values";

/** After the last key, in milliseconds. */
const PAUSE_MS = 300;

/** Calls `keep` with what is typed, at the latest when the page goes. */
export function useKeepDraft(
  { subscribe, getValues }: UseFormReturn<ProductValues>,
  keep: (values: ProductValues) => void,
): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current(getValues());
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(flush, PAUSE_MS);
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      stop();
      flush();
      window.removeEventListener("pagehide", flush);
    };
  }, [subscribe, getValues]);
}
