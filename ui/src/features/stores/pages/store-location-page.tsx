import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "@/api/queries/settings";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useStoreTexts } from "@/texts/stores";
import { BranchCard } from "../components/branch-card";

/** The two branches, and how to reach them (specification 2, Store Locations). What is not set is not there. */
export function StoreLocationPage() {
  const texts = useStoreTexts();
  const { data, error, isPending, refetch } = useQuery(settingsQuery());
  const branches = data?.branches.filter((branch) => Object.values(branch).some(Boolean)) ?? [];
  return (
    <div className="page">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.intro}</p>
      {isPending ? (
        <div className="grid gap-6 md:grid-cols-2" aria-busy="true">
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : branches.length === 0 ? (
        <EmptyState title={texts.none} hint={texts.noneHint} />
      ) : (
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
          {branches.map((branch, index) => (
            <li key={index}>
              <BranchCard branch={branch} settings={data} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
