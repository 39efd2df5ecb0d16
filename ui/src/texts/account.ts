import { formTexts } from "./forms";
import { defineTexts } from "./language";

export const useAccountTexts = defineTexts("account", {
  ...formTexts,
  mismatch: "Passwords do not match",
  login: {
    title: "Login",
    submit: "Login",
    busy: "Logging in...",
    done: "Login successful! Redirecting...",
    failed: "Login failed",
    cookies:
      "Your password was right, but this browser refused the cookie that keeps you signed in. Inside another app, open its menu and choose “Open in browser”; otherwise allow cookies for this shop, and sign in again.",
    noAccount: "No account yet?",
    register: "Register",
    forgot: "Forgot password?",
  },
  register: {
    title: "Register",
    submit: "Register",
    done: "Registration successful! Redirecting...",
    failed: "Registration failed",
    haveAccount: "Already have an account?",
    login: "Login",
  },
  forgot: {
    emailTitle: "Forgot Password",
    emailHelp: "We send a code of 6 digits to this e-mail.",
    send: "Send OTP",
    sent: "OTP sent to your email!",
    otpTitle: "Verify OTP",
    otp: "OTP",
    otpHelp: (email: string) => `The code that we sent to ${email}. It is good for 10 minutes.`,
    needOtp: "Please enter the OTP.",
    badOtp: "The OTP has 6 digits.",
    verify: "Verify OTP",
    verified: "OTP verified successfully!",
    resetTitle: "Reset Password",
    reset: "Reset Password",
    done: "Password reset successfully!",
    failed: "Something went wrong",
    again: "Use another e-mail",
    backToLogin: "Back to login",
  },
});
