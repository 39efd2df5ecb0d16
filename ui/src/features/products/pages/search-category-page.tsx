/** Provisional until its feature is written. */
export function SearchCategoryPage() {
  return <h1>Haat</h1>;
}
