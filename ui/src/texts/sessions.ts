import { defineTexts } from "./language";

/** Texts of where somebody is signed in: a customer, and an admin in the back office. */
const en = {
  title: "Sessions",
  hint: "Where you are signed in. End what you do not know, then change your password.",
  current: "This browser",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: "Unknown browser",
  unknownSystem: "an unknown device",
  noAddress: "unknown address",
  lastUsed: (moment: string) => `Last used ${moment}`,
  since: (day: string) => `signed in ${day}`,
  end: "End session",
  endOf: (browser: string, address: string) => `End session: ${browser}, ${address}`,
  ended: "Session ended.",
  failed: "The session could not be ended. Please try again.",
};

export type SessionTexts = typeof en;

export const useSessionTexts = defineTexts<SessionTexts>("sessions", en);
