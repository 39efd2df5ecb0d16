import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { statisticsQuery } from "@/api/queries/statistics";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useOverviewTexts } from "@/texts/admin-overview";
import { WEEK } from "../lib/week";

/** What the last week brought, in one line; nothing where it is not known. */
export function WeekLine() {
  const texts = useOverviewTexts();
  const { data, isPending } = useQuery(statisticsQuery(WEEK));
  if (isPending) return <Skeleton className="mt-4 h-5 w-80 max-w-full rounded-sm" />;
  if (!data) return null;
  const sum = (figure: "orders" | "revenue") =>
    data.byDay.reduce((total, day) => total + day[figure], 0);
  return (
    <p className="mt-4 text-sm text-muted">
      <span>{texts.week(sum("revenue"), sum("orders"))}</span>
      {" · "}
      <Link to={`${paths.adminPage("statistics")}?days=${WEEK}`} className="text-accent underline">
        {texts.statistics}
      </Link>
    </p>
  );
}
