import { RefreshCw, ShieldCheck, Store, Truck, Undo2, Wallet, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { useSettings } from "@/api/queries/settings";
import type { Product, Settings } from "@/api/types";
import { paths } from "@/config/paths";
import { languageOf } from "@/lib/language-of";
import type { Parts } from "@/lib/parts";
import { useDetailTexts } from "@/texts/product-detail";
import { useShoppingTexts } from "@/texts/shopping";
import { useLanguage } from "@/texts/use-language";
import { daysOfZones, methodsFor } from "../lib/promises";

interface PromisesProps {
  product: Product;
  /** What the chosen variant costs, in taka; 0 while it is not announced. */
  price: number;
}

/** What a buyer can count on, near the price: warranty, returns, days of delivery, ways to pay (design, Detail page). */
export function Promises({ product, price }: PromisesProps) {
  const texts = useDetailTexts();
  const { payments } = useShoppingTexts();
  const settings = useSettings();
  const inWords = useRules(settings);
  return (
    <ul
      aria-label={texts.trust}
      className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-lg bg-soft p-4 text-sm lg:grid-cols-2 print:bg-transparent print:p-0"
    >
      {/* Nothing is promised of what nobody can buy yet. */}
      {price > 0 && product.warranty !== "" && (
        <PromiseLine icon={ShieldCheck} name={texts.warranty} value={product.warranty}>
          <Rule text={inWords.warranty ?? texts.warrantyRule} />
        </PromiseLine>
      )}
      <PromiseLine icon={Undo2} name={texts.returns}>
        <Rule text={inWords.returns ?? texts.returnRule} />
        <Link
          to={`${paths.terms}#returns`}
          className="inline-flex items-center py-2 text-accent underline max-md:min-h-11 print:hidden"
        >
          {texts.returnTerms}
        </Link>
      </PromiseLine>
      <DeliveryDays settings={settings} />
      <PromiseLine
        icon={Wallet}
        name={texts.payment}
        value={methodsFor(settings, price)
          .map((method) => payments[method])
          .join(", ")}
      />
      <PromiseLine icon={Store} name={texts.pickup} />
      <PromiseLine icon={RefreshCw} name={texts.exchange} />
    </ul>
  );
}

interface PromiseLineProps {
  icon: LucideIcon;
  name: string;
  value?: string;
  children?: Parts;
}

function PromiseLine({ icon: Icon, name, value, children }: PromiseLineProps) {
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap gap-x-1.5">
          <span className="font-semibold">{name}</span>
          {value !== undefined && <span lang={languageOf(value)}>{value}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

function Rule({ text }: { text: string }) {
  return (
    <p lang={languageOf(text)} className="text-muted">
      {text}
    </p>
  );
}

/** How many days a delivery takes, zone by zone; where there are many, altogether. Nothing where the shop says none. */
function DeliveryDays({ settings }: { settings: Settings | undefined }) {
  const texts = useDetailTexts();
  const { zones, from, to } = daysOfZones(settings);
  if (zones.length === 0) return null;
  return (
    <PromiseLine
      icon={Truck}
      name={texts.deliveryDays}
      {...(zones.length > MOST_ZONES && { value: texts.daysByArea(texts.days(from, to)) })}
    >
      {zones.length <= MOST_ZONES &&
        zones.map(({ name, daysFrom, daysTo }) => (
          <p key={name} className="flex flex-wrap gap-x-1.5 text-muted">
            <span lang={languageOf(name)}>{name}</span>
            <span className="whitespace-nowrap">{texts.days(daysFrom, daysTo)}</span>
          </p>
        ))}
    </PromiseLine>
  );
}

/** So many zones are named each. */
const MOST_ZONES = 4;

/** The owner's own rules in the reader's language, else in the other one; undefined where there is none. */
function useRules(settings: Settings | undefined) {
  const bengali = useLanguage().language === "bn";
  const either = (english = "", inBengali = "") =>
    (bengali ? inBengali || english : english || inBengali) || undefined;
  return {
    warranty: either(settings?.warrantyRule, settings?.warrantyRuleBn),
    returns: either(settings?.returnRule, settings?.returnRuleBn),
  };
}
