import { LegalPage } from "../components/legal-page";
import { PRIVACY } from "../content/privacy";

/** Privacy: data, use, disclosure, security, changes and contact (specification 1). */
export function PolicyPage() {
  return <LegalPage name="policy" text={PRIVACY} />;
}
