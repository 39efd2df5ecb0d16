import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { healthQuery } from "@/api/admin/health";
import type { Backup, Backups } from "@/api/types";

/** Work on backups that this page saw: the newest proof before it, and whether it is over. */
interface Seen {
  before: string | undefined;
  over: boolean;
}

/** What is being done, or what came of it; undefined where nothing was done since the page was opened. */
export type BackupWork = "making" | "proving" | "done" | "doneBroken" | "notMade" | "notProven";

function lastProven(backups: readonly Backup[]): Backup | undefined {
  const at = ({ proof }: Backup) => Date.parse(proof?.at ?? "") || 0;
  return backups.reduce<Backup | undefined>(
    (last, backup) => (at(backup) > (last ? at(last) : 0) ? backup : last),
    undefined,
  );
}

function outcomeOf({ backups, problem }: Backups, before: string | undefined): BackupWork {
  const proof = lastProven(backups)?.proof;
  if (proof && proof.at !== before) return proof.problem === null ? "done" : "doneBroken";
  return problem === null ? "notProven" : "notMade";
}

/**
 * Follows what is done with backups; `now` is undefined while that is not known. `begin` is called before something is begun from here, and what it answers once it was:
 * a small shop is done before anybody asks.
 */
export function useBackupWork(now: Backups | undefined): {
  work: BackupWork | undefined;
  begin: () => () => void;
} {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<Seen>();
  const before = now && lastProven(now.backups)?.proof?.at;
  const running = now?.running ?? undefined;

  if (running && seen?.over !== false) setSeen({ before, over: false });
  if (now && !running && seen?.over === false) setSeen({ ...seen, over: true });

  const over = seen?.over === true;
  useEffect(() => {
    // What came of it may be something to do, or end it.
    if (over) void queryClient.invalidateQueries({ queryKey: healthQuery().queryKey });
  }, [over, seen, queryClient]);

  return {
    work: running ?? (now && over ? outcomeOf(now, seen.before) : undefined),
    begin: () => () => setSeen({ before, over: false }),
  };
}
