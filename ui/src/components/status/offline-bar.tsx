import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useOnline } from "@/lib/connection";
import { useConnectionTexts } from "@/texts/connection";

const BACK_FOR_MS = 4_000;

/** A slim line in the header while the browser is offline, and for a moment after it is back. */
export function OfflineBar() {
  const texts = useConnectionTexts();
  const online = useOnline();
  const [wasOnline, setWasOnline] = useState(online);
  const [back, setBack] = useState(false);

  if (online !== wasOnline) {
    setWasOnline(online);
    setBack(online);
  }

  useEffect(() => {
    if (!back) return;
    const timer = window.setTimeout(() => setBack(false), BACK_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [back]);

  const text = !online ? texts.bar : back ? texts.back : undefined;
  return (
    <div role="status">
      {text !== undefined && (
        <p className="page flex min-h-8 items-center justify-center gap-2 border-b border-line py-1 text-center text-sm">
          {!online && <WifiOff size={16} aria-hidden="true" className="shrink-0" />}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
