import { MAX_ADDRESS } from "@/config/generated-forms";
import { MAX_BRAND, MAX_PRICE, MAX_ZONE_DAYS, MAX_ZONES } from "@/config/generated-admin";
import { english } from "./format";
import { defineTexts } from "./language";

/** Texts of delivery and payment in the settings (contract 11). */
const en = {
  zones: "Delivery zones",
  zonesHint: "Where the shop delivers, and for how much. Without zones, delivery is free.",
  zone: (n: number) => `Delivery zone ${english.number(n)}`,
  zoneName: "Name",
  zoneExample: "Such as Inside Chattogram",
  charge: "Charge",
  freeFrom: "Free from",
  freeFromHelp: "Empty: never free",
  daysFrom: "Days, fewest",
  daysTo: "Days, most",
  daysHelp: "Empty: nothing is said of days",
  addZone: "Add zone",
  removeZone: (n: number) => `Remove delivery zone ${english.number(n)}`,
  mostZones: `There can be at most ${english.number(MAX_ZONES)} zones.`,
  payments: "Payment",
  paymentsHint:
    "Shoppers send the money to these accounts and type the transaction's id. Without accounts, Cash on Delivery and Store Payment are offered.",
  account: (n: number) => `Mobile account ${english.number(n)}`,
  method: "Service",
  number: "Account number",
  instructions: "Instructions",
  instructionsExample: "Such as: Send Money, with your name as the reference",
  addAccount: "Add mobile account",
  removeAccount: (n: number) => `Remove mobile account ${english.number(n)}`,
  mostAccounts: "Each service can be there once.",
  codLimit: "Limit for Cash on Delivery",
  codLimitHelp: "In taka. Above this total it is not offered. Empty: no limit.",
  needName: "Please enter the name.",
  longName: `A name can have at most ${MAX_BRAND} characters.`,
  twice: "This is there twice.",
  needCharge: "Please enter the charge, 0 for none.",
  badPrice: `Please enter a whole number up to ${english.number(MAX_PRICE)}.`,
  badDays: `Please enter a whole number up to ${english.number(MAX_ZONE_DAYS)}.`,
  needDays: "Please enter both numbers of days, or none.",
  daysOrder: "The most days must not be fewer than the fewest.",
  needNumber: "Please enter a phone number of 6 to 15 digits.",
  longText: `The instructions can have at most ${MAX_ADDRESS} characters.`,
};

export const useDeliveryTexts: () => typeof en = defineTexts("adminDelivery", en);
