/** Provisional until its feature is written. */
export function CategoryDetailPage() {
  return <h1>Haat</h1>;
}
