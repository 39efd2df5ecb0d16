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
    endsSessions: "Your other sessions end with it. This one stays.",
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
    anyCode: "Code from the app, or a recovery code",
    needAnyCode: "Please enter a code from your app or a recovery code.",
    offHint: "Your password alone signs you in then, and the recovery codes go.",
  },
  copied: "Copied.",
  copyFailed: "This could not be copied. Please select the text and copy it.",
};

export type AccountTexts = typeof en;

export const useAdminAccountTexts = defineTexts<AccountTexts>("adminAccount", en);
