import { Monitor, Smartphone } from "lucide-react";
import type { Session } from "@/api/types";
import { Button } from "@/components/ui/button";
import { browserWords, isHandheld } from "./user-agent";
import { useSessionTexts } from "@/texts/sessions";
import { useFormat } from "@/texts/use-format";
import { useTexts } from "@/texts/use-texts";

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/** One place where somebody is signed in, in words, and the way to end that. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const format = useFormat();
  const { processing } = useTexts().common;
  const texts = useSessionTexts();
  const browser = browserWords(session.userAgent, texts);
  const address = session.address === "" ? texts.noAddress : session.address;
  const Icon = isHandheld(session.userAgent) ? Smartphone : Monitor;
  return (
    <>
      <Icon size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{browser}</span>
          {session.current && (
            <span className="rounded-sm bg-accent-soft px-2 text-sm text-accent-strong">
              {texts.current}
            </span>
          )}
        </p>
        <p className="text-sm break-words text-muted">
          {[
            address,
            texts.lastUsed(format.moment(session.lastUsedAt)),
            texts.since(format.day(session.createdAt)),
          ].join(" · ")}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="ml-9 min-h-11 sm:ml-0 sm:min-h-9"
        aria-label={texts.endOf(browser, address)}
        busy={busy}
        busyText={processing}
        onClick={onEnd}
      >
        {texts.end}
      </Button>
    </>
  );
}
