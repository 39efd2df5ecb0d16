import { useEffect, useState, type ComponentType } from "react";
import { listenToToasts } from "@/lib/toast";

type Shown = Parameters<Parameters<typeof listenToToasts>[0]>;
type Host = ComponentType<{ first: Shown[] }>;

const loadHost = async (): Promise<Host> => (await import("./toast-host")).default;

/**
 * Where toasts appear. Loads nothing until the first one is shown. Where what shows them cannot be had, the page goes on
 * without, and the next toast tries again.
 */
export function Toasts({ load = loadHost }: { load?: () => Promise<Host> }) {
  const [first, setFirst] = useState<Shown[]>([]);
  const [Host, setHost] = useState<Host>();
  useEffect(() => listenToToasts((...entry) => setFirst((shown) => [...shown, entry])), []);
  useEffect(() => {
    if (first.length === 0 || Host) return;
    load().then(
      (host) => setHost(() => host),
      (error: unknown) => console.error("Toasts cannot be shown:", error),
    );
  }, [first, Host, load]);
  return Host ? <Host first={first} /> : null;
}
