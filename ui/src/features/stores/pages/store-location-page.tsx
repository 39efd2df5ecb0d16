import { MapPin } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "@/api/queries/settings";
import type { Branch } from "@/api/types";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { languageOf } from "@/lib/language-of";
import { useStoreTexts } from "@/texts/stores";

/** The two branches with photo, shop number, floor, mall and area (specification 2, Store Locations). */
export function StoreLocationPage() {
  const texts = useStoreTexts();
  const { data, error, isPending, refetch } = useQuery(settingsQuery());
  return (
    <div className="page">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-1 text-muted">{texts.intro}</p>
      <ul className="mt-2 mb-6 flex flex-wrap gap-x-6">
        {data?.phones.filter(Boolean).map((phone) => (
          <li key={phone}>
            <a
              href={`tel:${phone}`}
              className="inline-block py-1 font-semibold text-accent hover:underline"
            >
              {texts.call} {phone}
            </a>
          </li>
        ))}
      </ul>
      {isPending ? (
        <div className="grid gap-6 md:grid-cols-2" aria-busy="true">
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data.branches.length === 0 ? (
        <EmptyState title={texts.none} hint={texts.noneHint} />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {data.branches.map((branch, index) => (
            <li key={index}>
              <BranchCard branch={branch} hours={data.openingHours} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function BranchCard({ branch, hours }: { branch: Branch; hours: string }) {
  const texts = useStoreTexts();
  const name = branch.name || branch.area || branch.mall;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line">
      <Picture
        path={branch.photo}
        alt={texts.photoOf(name)}
        sizes="(width < 48rem) 100vw, 628px"
        width={1200}
        height={800}
        className="aspect-[3/2] w-full bg-soft object-cover"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <h2 lang={languageOf(name)} className="text-xl font-semibold">
          {name}
        </h2>
        <address lang={languageOf(branch.mall || branch.area)} className="text-muted not-italic">
          <span className="block font-semibold text-ink">
            {branch.shopNumber}
            {branch.floor && ` (${branch.floor})`}
          </span>
          {branch.mall && <span className="block">{branch.mall}</span>}
          <span className="block">{[branch.area, branch.city].filter(Boolean).join(", ")}</span>
        </address>
        {hours && (
          <p className="text-muted">
            {texts.hours}: <span lang={languageOf(hours)}>{hours}</span>
          </p>
        )}
        {branch.mapLink && (
          <a
            href={branch.mapLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("secondary", "md", "mt-auto self-start")}
          >
            <MapPin size={18} aria-hidden="true" />
            {texts.map} <span className="sr-only">{texts.mapOf(name)}</span>
          </a>
        )}
      </div>
    </article>
  );
}
