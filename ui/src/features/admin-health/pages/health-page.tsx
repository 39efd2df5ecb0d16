import { useQuery, useQueryClient } from "@tanstack/react-query";
import { healthQuery } from "@/api/admin/health";
import { AdminPage } from "@/components/admin/admin-page";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useHealthTexts } from "@/texts/admin-health";
import { useFormat } from "@/texts/use-format";
import { backupsQuery } from "../api/backups";
import { Backups } from "../components/backups";
import { CertificateFacts, DiskFacts, MailFacts, VersionFacts } from "../components/facts";
import { Findings } from "../components/findings";
import { LogLines } from "../components/log-lines";

/** How the shop and its server are doing, for an owner who never ran one: first what is to be done. */
export function HealthPage() {
  const format = useFormat();
  const texts = useHealthTexts();
  const queryClient = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...healthQuery(),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });

  function refresh() {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: backupsQuery().queryKey });
  }

  return (
    <AdminPage
      title={texts.title}
      actions={
        <Button variant="secondary" busy={isFetching} busyText={texts.refreshing} onClick={refresh}>
          {texts.refresh}
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      ) : (
        <>
          <Findings findings={data.findings} />
          <p className="mt-2 text-sm text-muted">
            {texts.looked(format.moment(new Date(dataUpdatedAt).toISOString()))}
          </p>
          {error && (
            <p role="alert" className="mt-1 text-sm text-offer">
              {texts.old}
            </p>
          )}
        </>
      )}
      <div className="mt-8">
        <Backups />
        {data && (
          <>
            <DiskFacts disk={data.disk} />
            <MailFacts mail={data.mail} />
            {data.certificate && <CertificateFacts certificate={data.certificate} />}
            <VersionFacts {...data} />
            <LogLines lines={data.log} />
          </>
        )}
      </div>
    </AdminPage>
  );
}
