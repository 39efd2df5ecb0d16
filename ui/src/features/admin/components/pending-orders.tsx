import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import { useFormat } from "@/texts/use-format";
import { languageOf } from "@/lib/language-of";
import { useOverviewTexts } from "@/texts/admin-overview";
import { pendingOrdersQuery } from "../api/pending-orders";
import { Glance } from "./glance";

const FIRST = 5;
const ORDERS = paths.adminPage("orders");

/** The newest orders that wait for approval. */
export function PendingOrders() {
  const format = useFormat();
  const texts = useOverviewTexts();
  const query = useQuery(pendingOrdersQuery(FIRST));
  const total = query.data?.total ?? 0;
  return (
    <Glance
      title={texts.pending}
      all={{ to: `${ORDERS}?status=pending`, count: total, name: texts.allPending(total) }}
      query={query}
    >
      {total === 0 ? (
        <p className="py-4 text-sm text-muted">{texts.nonePending}</p>
      ) : (
        <ul>
          {query.data?.items.map((order) => (
            <li key={order._id} className="relative border-t border-line py-2.5 text-sm">
              <div className="flex justify-between gap-3">
                <Link
                  to={`${ORDERS}?q=${encodeURIComponent(order.orderNumber)}`}
                  className="font-semibold whitespace-nowrap after:absolute after:inset-0 hover:text-accent hover:underline"
                >
                  {order.orderNumber}
                </Link>
                {typeof order.total === "number" && (
                  <span className="tabular-nums">{format.taka(order.total)}</span>
                )}
              </div>
              <p lang={languageOf(order.name)} className="truncate">
                {order.lines.length > 1
                  ? order.name
                  : `${format.number(order.quantity)} × ${order.name}`}
              </p>
              <p className="flex justify-between gap-3 text-muted">
                <span lang={languageOf(order.username)} className="truncate">
                  {order.username}
                </span>
                <time dateTime={order.orderedAt} className="whitespace-nowrap">
                  {format.moment(order.orderedAt)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Glance>
  );
}
