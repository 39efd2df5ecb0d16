/** Provisional until its feature is written. */
export function BrandPage() {
  return <main id="content" />;
}
