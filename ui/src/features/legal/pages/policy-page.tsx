import { LegalPage } from "../components/legal-page";
import { PRIVACY as BENGALI } from "../content/bn/privacy";
import { PRIVACY as ENGLISH } from "../content/en/privacy";

/** Privacy: data, use, disclosure, security, changes and contact (specification 1). */
export function PolicyPage() {
  return <LegalPage name="policy" bengali={BENGALI} english={ENGLISH} />;
}
