import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { RELOAD_WANTED } from "@/lib/new-build";
import { hasTyped } from "@/lib/typed";
import { watchForUpdates } from "@/sw/updates";
import { useConnectionTexts } from "@/texts/connection";

function reload(): Promise<void> {
  window.location.reload();
  return Promise.resolve();
}

/** Says that the shop has a new version, and changes to it when asked; nothing typed is lost without a warning. */
export function UpdateNotice() {
  const texts = useConnectionTexts();
  const [update, setUpdate] = useState<() => Promise<void>>();
  const [state, setState] = useState<"offered" | "warned" | "updating" | "later">("offered");

  useEffect(() => {
    const stopUpdates = watchForUpdates((found) => setUpdate(() => found));
    const offerReload = () => setUpdate(() => reload);
    window.addEventListener(RELOAD_WANTED, offerReload);
    return () => {
      stopUpdates();
      window.removeEventListener(RELOAD_WANTED, offerReload);
    };
  }, []);

  function ask() {
    if (state === "offered" && hasTyped()) {
      setState("warned");
      return;
    }
    setState("updating");
    void update?.();
  }

  const shown = update !== undefined && state !== "later";
  return (
    <div role="status">
      {shown && (
        <div className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-ground p-4 shadow-float sm:right-auto sm:bottom-4 sm:max-w-md">
          <p className="min-w-40 flex-1 text-sm">
            <span className="font-semibold">{texts.updateReady}</span>
            {state === "warned" && <span className="mt-1 block">{texts.typed}</span>}
          </p>
          <div className="flex gap-2">
            <Button size="sm" aria-busy={state === "updating" || undefined} onClick={ask}>
              {state === "updating"
                ? texts.updating
                : state === "warned"
                  ? texts.updateAnyway
                  : texts.update}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setState("later")}>
              {texts.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
