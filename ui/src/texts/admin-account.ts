import { formTexts } from "./forms";
import { defineTexts } from "./language";

/** Texts of an admin's own account; the second factor is called as the server calls it. */
const en = {
  ...formTexts,
  title: "Your account",
  profile: {
    title: "Who you are",
    hint: "The name that the shop greets you with, and the address that you sign in with.",
  },
  passwordPart: {
    title: "Password",
    hint: "A change ends your other sessions. This one stays.",
    old: "Old Password",
    again: "New Password again",
    needOld: "Please enter your old password.",
    mismatch: "Passwords do not match",
    submit: "Change Password",
    failed: "Password update failed",
  },
  factor: {
    title: "Two-step sign-in",
    hint: "Signing in asks for a code from an app on your phone, too. A stolen password is then not enough.",
    off: "Off",
    on: "On",
    codesLeft: (n: number) => (n === 1 ? "1 recovery code left" : `${n} recovery codes left`),
    fewCodes:
      "Few recovery codes are left. Turn two-step sign-in off and on again to get ten new ones.",
    turnOn: "Turn on",
    turnOff: "Turn off",
    passwordHelp: "To be sure that it is you.",
    next: "Next",
    failed: "This did not work. Please try again.",
    scanTitle: "Scan this with your authenticator app",
    scanHint: "Google Authenticator, Aegis, 2FAS and others read it.",
    qr: "QR code for your authenticator app",
    openApp: "Open the app on this phone",
    typeIt: "Or type this key into the app:",
    copyKey: "Copy the key",
    code: "Code from the app",
    needOtp: "Please enter the code from your authenticator app.",
    badOtp: "The code has 6 digits.",
    confirm: "Confirm",
    codesTitle: "Your recovery codes",
    codesWarning:
      "They are shown only now. Keep them where you can reach them without your phone: each signs you in once when the app is gone.",
    copyCodes: "Copy",
    download: "Download",
    /** The downloaded file. */
    fileName: "haat-recovery-codes.txt",
    fileTitle: (email: string) => `Recovery codes of ${email}. Each signs in once.`,
    saved: "I have saved them",
    offTitle: "Turn two-step sign-in off",
    offHint: "Your password alone signs you in then, and the recovery codes go.",
  },
  copied: "Copied.",
  copyFailed: "This could not be copied. Please select the text and copy it.",
  sessions: {
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
  },
};

export type AccountTexts = typeof en;

export const useAdminAccountTexts = defineTexts<AccountTexts>("adminAccount", en);
