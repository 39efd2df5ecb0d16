import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { settingsQuery } from "@/api/queries/settings";
import { AdminPage } from "@/components/admin/admin-page";
import { buttonClass } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useAdminTexts } from "@/texts/admin";
import { useSettingsTexts } from "@/texts/admin-settings";
import { SettingsForm } from "../components/settings-form";
import { TestMail } from "../components/test-mail";

/** The shop's settings and its two branches (contract 6). Always as they are now: the shop's own copy may be older. */
export function SettingsPage() {
  const { pages } = useAdminTexts();
  const texts = useSettingsTexts();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...settingsQuery(),
    refetchOnMount: "always",
  });
  return (
    <AdminPage
      title={pages.settings}
      actions={
        <Link to={paths.storeLocation} className={buttonClass("secondary")}>
          {texts.seeStores}
        </Link>
      }
    >
      {!isFetchedAfterMount ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      ) : data ? (
        <>
          <p className="mb-4 text-muted">{texts.intro}</p>
          <SettingsForm settings={data} />
          <TestMail />
        </>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </AdminPage>
  );
}
