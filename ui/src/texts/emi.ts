import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of the instalment calculator. */
const en = {
  from: (taka: number) => `From ${english.taka(taka)} a month`,
  title: "Pay in instalments",
  tenure: "Number of months",
  months: (n: number) => (n === 1 ? "1 month" : `${english.number(n)} months`),
  aMonth: (taka: number) => `${english.taka(taka)} a month`,
  sum: (total: number, extra: number) =>
    `${english.taka(total)} in all, ${english.taka(extra)} more than the price`,
  plans: "All plans",
  monthsHead: "Months",
  monthlyHead: "Monthly",
  totalHead: "Total",
  extraHead: "Extra cost",
  chosen: "chosen",
  formula: (percent: number) =>
    `At a flat rate of ${english.number(percent)}% a year: for each year ${english.number(percent)}% of the price is added, and the sum is divided into equal instalments, rounded up to whole taka.`,
  note: "This is an estimate. The shop and your bank confirm the instalments when you order.",
};

export const useEmiTexts: () => typeof en = defineTexts("emi", en);
