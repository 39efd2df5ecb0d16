/** Provisional until its feature is written. */
export function SearchPage() {
  return <main id="content" />;
}
