import { Link2 } from "lucide-react";
import { siFacebook, siWhatsapp } from "simple-icons";
import { buttonClass } from "@/components/ui/button";
import { copyText } from "@/lib/copy-text";
import { toast } from "@/lib/toast";
import { useBlogTexts } from "@/texts/blogs";

interface SharePostProps {
  title: string;
  /** The absolute address of the post. */
  link: string;
}

/** Ways to hand a post on: WhatsApp, Facebook, and its link. Nothing of theirs is loaded before a press. */
export function SharePost({ title, link }: SharePostProps) {
  const texts = useBlogTexts();

  async function copy() {
    if (await copyText(link)) toast.success(texts.linkCopied);
    else toast.error(texts.linkNotCopied);
  }

  return (
    <section aria-label={texts.share} className="flex flex-wrap items-center gap-2">
      <h2 className="mr-2 font-semibold">{texts.share}</h2>
      <ShareLink
        icon={siWhatsapp.path}
        label={texts.shareWhatsApp}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${link}`)}`}
      />
      <ShareLink
        icon={siFacebook.path}
        label={texts.shareFacebook}
        href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`}
      />
      <button type="button" className={buttonClass("secondary")} onClick={() => void copy()}>
        <Link2 size={18} aria-hidden="true" />
        <span>{texts.copyLink}</span>
      </button>
    </section>
  );
}

function ShareLink({ icon, label, href }: { icon: string; label: string; href: string }) {
  const texts = useBlogTexts();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={buttonClass("secondary")}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
      <span className="sr-only">{` ${texts.newTab}`}</span>
    </a>
  );
}
