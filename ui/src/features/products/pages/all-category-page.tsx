/** Provisional until its feature is written. */
export function AllCategoryPage() {
  return <h1>Haat</h1>;
}
