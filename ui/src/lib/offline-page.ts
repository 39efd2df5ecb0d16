/** Whether this document is the page that the service worker keeps for who is offline (scripts/worker.mjs). */
export function isOfflinePage(): boolean {
  return "offlinePage" in document.documentElement.dataset;
}
