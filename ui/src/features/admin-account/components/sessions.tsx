import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef } from "react";
import { useListFocus } from "@/components/admin/list-focus";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { toast } from "@/lib/toast";
import { setFarewell } from "@/session/farewell";
import { useChangeSession } from "@/session/use-session";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { useTexts } from "@/texts/use-texts";
import { useEndSession } from "../api/end-session";
import { sessionsQuery } from "../api/sessions";
import { browserWords, isHandheld } from "../lib/user-agent";
import { Part } from "./part";

/** Where the admin is signed in, each to be ended; ending this one signs out. */
export function Sessions() {
  const format = useFormat();
  const common = useTexts();
  const texts = useAdminAccountTexts().sessions;
  const { data, error, refetch } = useQuery(sessionsQuery());
  const end = useEndSession();
  const failed = useFailureToast();
  const changeSession = useChangeSession();
  const list = useRef<HTMLUListElement>(null);
  useListFocus(list, 1, data?.map(({ _id }) => _id) ?? []);

  function endIt(session: { _id: string; current: boolean }) {
    end.mutate(session, {
      onSuccess: () => {
        if (!session.current) {
          toast.success(texts.ended);
          return;
        }
        setFarewell(paths.home);
        changeSession({ user: null });
        toast.success(common.session.loggedOut);
      },
      onError: (refusal) => failed(refusal, texts.failed),
    });
  }

  return (
    <Part title={texts.title} hint={texts.hint}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
        </div>
      ) : (
        <ul ref={list} tabIndex={-1} className="outline-none">
          {data.map((session) => {
            const browser = browserWords(session.userAgent, texts);
            const address = session.address === "" ? texts.noAddress : session.address;
            const Icon = isHandheld(session.userAgent) ? Smartphone : Monitor;
            return (
              <li
                key={session._id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0"
              >
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
                  busy={end.isPending && end.variables._id === session._id}
                  busyText={common.common.processing}
                  onClick={() => endIt(session)}
                >
                  {texts.end}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
