/** Provisional until its feature is written. */
export function SearchPage() {
  return <h1>Haat</h1>;
}
