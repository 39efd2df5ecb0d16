import { useQuery } from "@tanstack/react-query";
import { AdminPage } from "@/components/admin/admin-page";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdminAccountTexts } from "@/texts/admin-account";
import { accountQuery } from "../api/account";
import { PasswordForm } from "../components/password-form";
import { Profile } from "../components/profile";
import { SecondFactor } from "../components/second-factor";
import { Sessions } from "../components/sessions";

/** The admin's own account: password, second factor, sessions. */
export function AccountPage() {
  const texts = useAdminAccountTexts();
  const { data, error, refetch } = useQuery(accountQuery());
  return (
    <AdminPage title={texts.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-28 rounded-md" />
        </div>
      ) : (
        <div>
          <Profile name={data.name} email={data.email} />
          <PasswordForm email={data.email} />
          <SecondFactor account={data} />
          <Sessions />
        </div>
      )}
    </AdminPage>
  );
}
