/** Provisional until its feature is written. */
export function BrandPage() {
  return <h1>Haat</h1>;
}
