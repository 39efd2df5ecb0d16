/** Provisional until its feature is written. */
export function SearchCategoryPage() {
  return <main id="content" />;
}
