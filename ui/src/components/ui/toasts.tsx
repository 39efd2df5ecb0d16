import { lazy, Suspense, useEffect, useState } from "react";
import { listenToToasts } from "@/lib/toast";

type Shown = Parameters<Parameters<typeof listenToToasts>[0]>;

const ToastHost = lazy(() => import("./toast-host"));

/** Where toasts appear. Loads nothing until the first one is shown. */
export function Toasts() {
  const [first, setFirst] = useState<Shown[]>([]);
  useEffect(() => listenToToasts((...entry) => setFirst((shown) => [...shown, entry])), []);
  if (first.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost first={first} />
    </Suspense>
  );
}
