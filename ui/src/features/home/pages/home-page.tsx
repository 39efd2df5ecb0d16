/** Provisional until its feature is written. */
export function HomePage() {
  return <main id="content" />;
}
