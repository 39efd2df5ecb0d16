import { siFacebook, siMessenger, siWhatsapp } from "simple-icons";
import { Ellipsis } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { useCanShare } from "@/lib/use-can-share";
import { useMedia } from "@/lib/use-media";
import { whatsAppLink } from "@/lib/whatsapp";
import { useSharingTexts } from "@/texts/sharing";

interface ShareLinksProps {
  /** What is said before the link. */
  text: string;
  /** The absolute address. */
  link: string;
}

/** Ways to hand a link on. Nothing of WhatsApp, Messenger and Facebook is loaded before a press. */
export function ShareLinks({ text, link }: ShareLinksProps) {
  const texts = useSharingTexts();
  // Its address is known to the app alone, which phones have.
  const byTouch = useMedia("(pointer: coarse)");
  const address = encodeURIComponent(link);
  const canShare = useCanShare();
  return (
    <>
      <ShareLink
        icon={siWhatsapp.path}
        label={texts.whatsApp}
        href={whatsAppLink(`${text} ${link}`)}
      />
      {byTouch && (
        <ShareLink
          icon={siMessenger.path}
          label={texts.messenger}
          href={`fb-messenger://share/?link=${address}`}
        />
      )}
      <ShareLink
        icon={siFacebook.path}
        label={texts.facebook}
        href={`https://www.facebook.com/sharer/sharer.php?u=${address}`}
      />
      {canShare && (
        <button
          type="button"
          className={buttonClass("secondary")}
          // Who thinks better of it closes the system's own list, which is told as a failure.
          onClick={() => void navigator.share({ title: text, url: link }).catch(() => undefined)}
        >
          <Ellipsis size={18} aria-hidden="true" />
          <span>{texts.otherApps}</span>
        </button>
      )}
    </>
  );
}

function ShareLink({ icon, label, href }: { icon: string; label: string; href: string }) {
  const texts = useSharingTexts();
  const leaves = href.startsWith("https:");
  return (
    <a
      href={href}
      {...(leaves && { target: "_blank", rel: "noopener noreferrer nofollow" })}
      className={buttonClass("secondary")}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
      {leaves && <span className="sr-only">{` ${texts.newTab}`}</span>}
    </a>
  );
}
