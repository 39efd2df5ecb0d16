import { LegalPage } from "../components/legal-page";
import { TERMS as BENGALI } from "../content/bn/terms";
import { TERMS as ENGLISH } from "../content/en/terms";

/** The terms of buying here (specification 1). */
export function TermsPage() {
  return <LegalPage name="terms" bengali={BENGALI} english={ENGLISH} />;
}
