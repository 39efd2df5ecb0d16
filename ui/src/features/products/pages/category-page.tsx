/** Provisional until its feature is written. */
export function CategoryPage() {
  return <main id="content" />;
}
