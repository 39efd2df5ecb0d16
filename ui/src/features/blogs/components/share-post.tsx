import { Link2 } from "lucide-react";
import { ShareLinks } from "@/components/share-links";
import { buttonClass } from "@/components/ui/button";
import { copyText } from "@/lib/copy-text";
import { toast } from "@/lib/toast";
import { useBlogTexts } from "@/texts/blogs";

interface SharePostProps {
  title: string;
  /** The absolute address of the post. */
  link: string;
}

/** Ways to hand a post on. */
export function SharePost({ title, link }: SharePostProps) {
  const texts = useBlogTexts();

  async function copy() {
    if (await copyText(link)) toast.success(texts.linkCopied);
    else toast.error(texts.linkNotCopied);
  }

  return (
    <section aria-label={texts.share} className="flex flex-wrap items-center gap-2">
      <h2 className="mr-2 font-semibold">{texts.share}</h2>
      <ShareLinks text={title} link={link} />
      <button type="button" className={buttonClass("secondary")} onClick={() => void copy()}>
        <Link2 size={18} aria-hidden="true" />
        <span>{texts.copyLink}</span>
      </button>
    </section>
  );
}
