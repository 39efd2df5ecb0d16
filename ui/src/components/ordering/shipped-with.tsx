import { ExternalLink } from "lucide-react";
import { Written } from "@/components/ui/written";
import { useOrderViewTexts } from "@/texts/order-view";

/** Who brings an order, and how it can be followed; what is empty is not known (contract 11). */
export interface Shipment {
  courier: string;
  trackingNumber: string;
  trackingLink: string;
}

export function ShippedWith({ order }: { order: Shipment }) {
  const texts = useOrderViewTexts();
  const { courier, trackingNumber, trackingLink } = order;
  return (
    <>
      {courier !== "" && (
        <p className="mt-1 wrap-anywhere">
          <Written words={courier} within={texts.courier} />
        </p>
      )}
      {trackingNumber !== "" && (
        <p className="wrap-anywhere">
          <span className="text-muted">{`${texts.trackingNumber}: `}</span>
          <span>{trackingNumber}</span>
        </p>
      )}
      {trackingLink !== "" && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-9 items-center gap-1.5 font-semibold text-accent hover:underline"
        >
          <span>{texts.trackingLink}</span>
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </>
  );
}
