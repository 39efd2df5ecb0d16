/** Provisional until its feature is written. */
export function AllCategoryPage() {
  return <main id="content" />;
}
