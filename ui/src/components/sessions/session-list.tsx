import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { errorText } from "@/api/client";
import { useEndSession } from "@/api/end-session";
import { sessionsQuery, type SessionCalls } from "@/api/queries/sessions";
import { useListFocus } from "@/components/list-focus";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/lib/toast";
import { useSessionCheck } from "@/session/use-session-check";
import { useSignedOut } from "@/session/use-logout";
import { useSessionTexts } from "@/texts/sessions";
import { SessionRow } from "./session-row";

/** Where somebody is signed in, each to be ended; ending this one signs out. */
export function SessionList({ calls }: { calls: SessionCalls }) {
  const texts = useSessionTexts();
  const { data, error, refetch } = useQuery(sessionsQuery(calls));
  const end = useEndSession(calls);
  const signedOut = useSignedOut(calls.who);
  const sessionEnded = useSessionCheck();
  const list = useRef<HTMLUListElement>(null);
  useListFocus(list, 1, data?.map(({ _id }) => _id) ?? []);

  function endIt(session: { _id: string; current: boolean }) {
    end.mutate(session, {
      onSuccess: () => {
        if (session.current) signedOut();
        else toast.success(texts.ended);
      },
      onError: (refusal) => {
        if (!sessionEnded(refusal)) toast.error(errorText(refusal, texts.failed));
      },
    });
  }

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </div>
    );
  }
  return (
    <ul ref={list} tabIndex={-1} className="outline-none">
      {data.map((session) => (
        <li
          key={session._id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0"
        >
          <SessionRow
            session={session}
            busy={end.isPending && end.variables._id === session._id}
            onEnd={() => endIt(session)}
          />
        </li>
      ))}
    </ul>
  );
}
