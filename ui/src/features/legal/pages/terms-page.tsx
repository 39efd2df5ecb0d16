import { LegalPage } from "../components/legal-page";
import { TERMS } from "../content/terms";

/** The terms of buying here (specification 1). */
export function TermsPage() {
  return <LegalPage name="terms" text={TERMS} />;
}
