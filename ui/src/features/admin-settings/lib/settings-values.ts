import type { Branch, Settings } from "@/api/types";
import { asciiDigits, withoutInvisible } from "@/lib/phone";

/** A branch as the form has it; its photo has a call of its own. */
export type BranchValues = Omit<Branch, "photo">;

/** The settings as the form has them. */
export interface SettingsValues {
  shopName: string;
  email: string;
  phones: string[];
  whatsapp: string;
  socialLink: string;
  openingHours: string;
  warrantyRule: string;
  warrantyRuleBn: string;
  returnRule: string;
  returnRuleBn: string;
  emiRate: string;
  codLimit: string;
  deliveryZones: ZoneValues[];
  mobilePayments: MobilePayment[];
  branches: BranchValues[];
}

/**
 * A delivery zone as it is typed; what it costs nothing from is empty where it always costs, and its days where nothing is
 * said of them.
 */
export interface ZoneValues {
  name: string;
  charge: string;
  freeFrom: string;
  daysFrom: string;
  daysTo: string;
}

type MobilePayment = Settings["mobilePayments"][number];

export const BRANCH_FIELDS = [
  "name",
  "shopNumber",
  "floor",
  "mall",
  "area",
  "city",
  "mapLink",
] as const satisfies readonly (keyof BranchValues)[];

/** What holds for warranty and returns, in both languages. */
export const RULES = ["warrantyRule", "warrantyRuleBn", "returnRule", "returnRuleBn"] as const;

const LINES = ["shopName", "email", "socialLink", "openingHours", ...RULES] as const;

function branchOf(branch: Branch): BranchValues {
  const { name, shopNumber, floor, mall, area, city, mapLink } = branch;
  return { name, shopNumber, floor, mall, area, city, mapLink };
}

/** A number of days that is not said stands as an empty field. */
const daysOf = (days: number | undefined) => (days === undefined ? "" : String(days));

/** An amount that is nothing stands as an empty field. */
const amountOf = (taka: number) => (taka === 0 ? "" : String(taka));

export function valuesOf(settings: Settings): SettingsValues {
  return {
    shopName: settings.shopName,
    email: settings.email,
    phones: [...settings.phones],
    whatsapp: settings.whatsapp,
    socialLink: settings.socialLink,
    openingHours: settings.openingHours,
    warrantyRule: settings.warrantyRule,
    warrantyRuleBn: settings.warrantyRuleBn,
    returnRule: settings.returnRule,
    returnRuleBn: settings.returnRuleBn,
    emiRate: settings.emiRate === 0 ? "" : String(settings.emiRate),
    codLimit: amountOf(settings.codLimit),
    deliveryZones: settings.deliveryZones.map(({ name, charge, freeFrom, daysFrom, daysTo }) => ({
      name,
      charge: String(charge),
      freeFrom: amountOf(freeFrom),
      daysFrom: daysOf(daysFrom),
      daysTo: daysOf(daysTo),
    })),
    mobilePayments: settings.mobilePayments.map(({ method, number, text }) => ({
      method,
      number,
      text,
    })),
    branches: settings.branches.map(branchOf),
  };
}

/** A number as the shop shows it: ASCII digits, plain dashes and spaces, no invisible marks. */
export const phoneOf = (typed: string) =>
  asciiDigits(withoutInvisible(typed))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** What of the settings is sent: only what differs, so that nobody's other changes are undone. */
export type SettingsChanges = Partial<
  Omit<Settings, "branches" | "emiRate"> & { emiRate: number; branches: Partial<BranchValues>[] }
>;

export function changesOf(values: SettingsValues, settings: Settings): SettingsChanges {
  const changes: SettingsChanges = {};
  for (const name of LINES) {
    if (values[name].trim() !== settings[name]) changes[name] = values[name].trim();
  }
  if (phoneOf(values.whatsapp) !== settings.whatsapp) changes.whatsapp = phoneOf(values.whatsapp);
  const phones = values.phones.map(phoneOf);
  if (phones.join("\n") !== settings.phones.join("\n")) changes.phones = phones;
  const emiRate = Number(values.emiRate);
  if (emiRate !== settings.emiRate) changes.emiRate = emiRate;
  const codLimit = Number(values.codLimit);
  if (codLimit !== settings.codLimit) changes.codLimit = codLimit;
  Object.assign(changes, listsOf(values, settings));
  const branches = values.branches.map((branch, index) => {
    const before = settings.branches[index];
    return Object.fromEntries(
      BRANCH_FIELDS.filter((field) => branch[field].trim() !== before?.[field]).map((field) => [
        field,
        branch[field].trim(),
      ]),
    );
  });
  if (branches.some((branch) => Object.keys(branch).length > 0)) changes.branches = branches;
  return changes;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Zones and accounts are sent as a whole: a row that is gone is gone. */
function listsOf(values: SettingsValues, settings: Settings): SettingsChanges {
  const before = valuesOf(settings);
  const zones = values.deliveryZones.map(({ name, charge, freeFrom, daysFrom, daysTo }) => ({
    name: name.trim(),
    charge: charge.trim(),
    freeFrom: amountOf(Number(freeFrom)),
    daysFrom: daysFrom.trim(),
    daysTo: daysTo.trim(),
  }));
  const accounts = values.mobilePayments.map(({ method, number, text }) => ({
    method,
    number: phoneOf(number),
    text: text.trim().replace(/\r\n?/g, "\n"),
  }));
  const changes: SettingsChanges = {};
  if (!same(zones, before.deliveryZones)) {
    changes.deliveryZones = zones.map(({ name, charge, freeFrom, daysFrom, daysTo }) => ({
      name,
      charge: Number(charge),
      freeFrom: Number(freeFrom),
      ...(daysFrom !== "" && { daysFrom: Number(daysFrom), daysTo: Number(daysTo) }),
    }));
  }
  if (!same(accounts, before.mobilePayments)) changes.mobilePayments = accounts;
  return changes;
}
