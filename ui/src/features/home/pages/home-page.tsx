/** Provisional until its feature is written. */
export function HomePage() {
  return <h1>Haat</h1>;
}
