/** Provisional until its feature is written. */
export function CategoryDetailPage() {
  return <main id="content" />;
}
