import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Part } from "@/components/admin/part";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Written } from "@/components/ui/written";
import { useHealthTexts } from "@/texts/admin-health";
import { useFormat } from "@/texts/use-format";
import { backupsQuery, useMakeBackup, useProveBackup } from "../api/backups";
import { useBackupWork } from "../lib/use-backup-work";
import { BackupRow } from "./backup-row";

/** The backups that the shop keeps: when the next is made, what there is, and making, proving and downloading one. */
export function Backups() {
  const { backups: texts, old } = useHealthTexts();
  const failure = useFailureToast();
  const warning = useId();
  const { data, error, dataUpdatedAt, refetch } = useQuery(backupsQuery());
  const { work, begin } = useBackupWork(error ? undefined : data);
  const make = useMakeBackup();
  const prove = useProveBackup();
  const inert = make.isPending || prove.isPending || Boolean(data?.running);

  return (
    <Part title={texts.title} hint={texts.hint}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-11 w-52 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
        </div>
      ) : (
        <>
          {error && (
            <p role="alert" className="mb-3 text-sm text-offer">
              {old}
            </p>
          )}
          <NextBackup at={data.at} now={dataUpdatedAt} />
          {data.problem !== null && (
            <p className="mb-3 rounded-md bg-offer-soft px-4 py-3 text-sm break-words text-offer">
              <Written words={data.problem} within={texts.failed} />
            </p>
          )}
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              aria-disabled={inert}
              busy={make.isPending}
              busyText={texts.starting}
              onClick={() =>
                make.mutate(undefined, {
                  onSuccess: begin(),
                  onError: (refusal) => failure(refusal, texts.makeFailed),
                })
              }
            >
              {texts.make}
            </Button>
            <p role="status" className="text-sm font-semibold">
              {work && texts[work]}
            </p>
          </div>
          {data.backups.length === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <>
              <ul aria-label={texts.list} className="border-b border-line">
                {data.backups.map((backup) => (
                  <BackupRow
                    key={backup.name}
                    backup={backup}
                    busy={prove.isPending && prove.variables === backup.name}
                    inert={inert}
                    warning={warning}
                    onProve={() =>
                      prove.mutate(backup.name, {
                        onSuccess: begin(),
                        onError: (refusal) => failure(refusal, texts.proveFailed),
                      })
                    }
                  />
                ))}
              </ul>
              <p className="mt-3 max-w-2xl text-sm text-muted">{texts.proveHint}</p>
              <p id={warning} className="mt-2 max-w-2xl text-sm">
                {texts.secret}
              </p>
            </>
          )}
        </>
      )}
    </Part>
  );
}

/** When the shop makes the next one by itself; `at` and `now` are told apart by the shop's clock. */
function NextBackup({ at, now }: { at: string | null; now: number }) {
  const format = useFormat();
  const texts = useHealthTexts().backups;
  if (at === null) return <p className="mb-3">{texts.off}</p>;
  const time = format.digits(at);
  // Both are two digits, a colon and two digits, in the same script.
  const passed = format.time(new Date(now).toISOString()) >= time;
  return <p className="mb-3">{passed ? texts.tomorrow(time) : texts.today(time)}</p>;
}
