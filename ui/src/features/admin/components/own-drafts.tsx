import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { meQuery } from "@/api/queries/me";
import { claimDrafts, watchDrafts } from "@/lib/drafts";
import type { Parts } from "@/lib/parts";
import { useSession } from "@/session/use-session";

/** Keeps the drafts of this browser apart by whose they are: another admin begins anew, and sees nothing of them. */
export function OwnDrafts({ children }: { children: Parts }) {
  const { user } = useSession();
  return (
    user && (
      <DraftsOf key={user._id} id={user._id}>
        {children}
      </DraftsOf>
    )
  );
}

function DraftsOf({ id, children }: { id: string; children: Parts }) {
  const queryClient = useQueryClient();
  // Before a form inside reads what it finds.
  useState(() => claimDrafts(id));
  useEffect(
    () =>
      watchDrafts(id, () => void queryClient.invalidateQueries({ queryKey: meQuery().queryKey })),
    [id, queryClient],
  );
  return children;
}
