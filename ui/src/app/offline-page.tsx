import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ErrorScreen } from "@/components/error-screen";
import { Retry } from "@/components/ui/retry";
import { CodeError } from "@/lib/code";
import { useOnline } from "@/lib/connection";
import { useConnectionTexts } from "@/texts/connection";
import { useTexts } from "@/texts/use-texts";

const NOTHING_CAME = new CodeError("no page came");

/**
 * What the service worker's page shows at every address. All that leads on is a real load of a page: this document may
 * be of an older build than the shop by then.
 */
export function OfflinePage() {
  const texts = useTexts();
  const connection = useConnectionTexts();
  const online = useOnline();
  const { key } = useLocation();
  const first = useRef(key);

  useEffect(() => {
    if (key !== first.current) window.location.reload();
  }, [key]);

  return (
    <ErrorScreen
      message={
        online
          ? texts.errors.network
          : `${connection.offline}${connection.fullStop} ${connection.offlineHint}`
      }
      retry={
        <Retry error={NOTHING_CAME} onRetry={() => window.location.reload()} variant="primary" />
      }
    />
  );
}
