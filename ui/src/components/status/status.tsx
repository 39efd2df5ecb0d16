import { isOfflinePage } from "@/lib/offline-page";
import { OfflineBar } from "./offline-bar";
import { UpdateNotice } from "./update-notice";

/** What the shop says about its connection and its versions. */
export function Status() {
  return (
    <>
      {/* The offline page says it itself. */}
      {!isOfflinePage() && <OfflineBar />}
      <UpdateNotice />
    </>
  );
}
