/** Provisional until its feature is written. */
export function BuyNowPage() {
  return <h1>Haat</h1>;
}
