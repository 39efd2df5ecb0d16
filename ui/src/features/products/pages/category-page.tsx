/** Provisional until its feature is written. */
export function CategoryPage() {
  return <h1>Haat</h1>;
}
