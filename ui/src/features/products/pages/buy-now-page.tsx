/** Provisional until its feature is written. */
export function BuyNowPage() {
  return <main id="content" />;
}
