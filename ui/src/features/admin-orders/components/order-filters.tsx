import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { settingsQuery } from "@/api/queries/settings";
import { Button } from "@/components/ui/button";
import { SelectField, TextField } from "@/components/ui/field";
import { ORDER_PAYMENTS } from "@/config/generated-admin";
import { cx } from "@/lib/cx";
import type { Parts } from "@/lib/parts";
import { useOrderListTexts } from "@/texts/admin-order-list";
import { useShoppingTexts } from "@/texts/shopping";
import { useFormat } from "@/texts/use-format";
import { countFilters, NO_FILTERS, type OrderFilters as Filters } from "../lib/order-filters";
import { StatusFilter } from "./status-filter";

interface OrderFiltersProps {
  filters: Filters;
  onChange: (patch: Partial<Filters>) => void;
  /** The search, which stands beside them. */
  children: Parts;
}

interface Choice {
  value: string;
  name: string;
}

/** The names of the settings, and one that only the address knows. */
function namesOf(names: readonly string[], chosen: string): Choice[] {
  return [...new Set([...names, chosen])].filter(Boolean).map((name) => ({ value: name, name }));
}

/** What narrows the list of orders down: its stages in a row, the rest behind one button with the number of what is chosen. */
export function OrderFilters({ filters, onChange, children }: OrderFiltersProps) {
  const format = useFormat();
  const texts = useOrderListTexts();
  const { payments } = useShoppingTexts();
  const { data: settings } = useQuery(settingsQuery());
  const [open, setOpen] = useState(false);
  const panel = useId();
  const chosen = countFilters({ ...filters, status: "" });
  const zones = namesOf(settings?.deliveryZones.map(({ name }) => name) ?? [], filters.zone);
  const branches = namesOf(settings?.branches.map(({ name }) => name) ?? [], filters.branch);

  const select = (name: keyof Filters, label: string, choices: readonly Choice[]) => (
    <SelectField
      label={label}
      value={filters[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      <option value="">{texts.any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
  const day = (name: "from" | "to", label: string, limit: { min?: string; max?: string }) => (
    <TextField
      type="date"
      label={label}
      {...limit}
      value={filters[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );

  return (
    <div className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-full sm:basis-40">{children}</div>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span>{texts.filters}</span>
        {/* Seen nowhere; without it the words would be read out as one. */}{" "}
        {chosen > 0 && (
          <span className="rounded-full bg-accent px-2 text-xs leading-5 font-semibold text-white tabular-nums">
            <span aria-hidden="true">{format.number(chosen)}</span>
            <span className="sr-only">{texts.chosen(chosen)}</span>
          </span>
        )}
      </Button>
      <StatusFilter value={filters.status} onChange={(status) => onChange({ status })} />
      <div
        id={panel}
        className={cx("basis-full grid-cols-2 gap-3 md:grid-cols-4", open ? "grid" : "hidden")}
      >
        {select(
          "payment",
          texts.payment,
          ORDER_PAYMENTS.map((value) => ({ value, name: payments[value] })),
        )}
        {select("received", texts.money, [
          { value: "true", name: texts.received },
          { value: "false", name: texts.notReceived },
        ])}
        {select("method", texts.method, [
          { value: "delivery", name: texts.delivery },
          { value: "pickup", name: texts.pickup },
        ])}
        {zones.length > 0 && select("zone", texts.zone, zones)}
        {branches.length > 0 && select("branch", texts.branch, branches)}
        {day("from", texts.from, { max: filters.to })}
        {day("to", texts.to, { min: filters.from })}
        {chosen > 0 && (
          <Button variant="quiet" className="self-end" onClick={() => onChange(NO_FILTERS)}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
    </div>
  );
}
