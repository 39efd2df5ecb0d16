import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { healthQuery } from "@/api/admin/health";
import type { Health } from "@/api/types";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { ageOf } from "@/lib/age";
import { useAdminTexts } from "@/texts/admin";
import { useFindingTexts } from "@/texts/admin-findings";

/** The worst that is to be done about the shop's health, and how old its last good backup is; nothing where it is not known. */
export function HealthLine() {
  const { pages } = useAdminTexts();
  const { data, isPending, dataUpdatedAt } = useQuery(healthQuery());
  if (isPending) return <Skeleton className="mt-2 h-5 w-64 max-w-full rounded-sm" />;
  if (!data) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-2 text-sm text-muted">
      <Words health={data} now={dataUpdatedAt} />{" "}
      <Link to={paths.adminPage("health")} className="text-accent underline">
        {pages.health}
      </Link>
    </p>
  );
}

function Words({ health, now }: { health: Health; now: number }) {
  const texts = useFindingTexts();
  const [worst, ...others] = health.findings;
  const { provenBackup } = health;
  return (
    <>
      {worst !== undefined && (
        <span className="flex min-w-0 gap-2 text-ink">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-offer" />
          <span className="min-w-0">{texts.findings[worst].title}</span>
        </span>
      )}{" "}
      {others.length > 0 && <span>{texts.andMore(others.length)}</span>}{" "}
      <span>
        {provenBackup ? texts.proven(ageOf(provenBackup.madeAt, now, texts.ago)) : texts.noneProven}
      </span>
    </>
  );
}
