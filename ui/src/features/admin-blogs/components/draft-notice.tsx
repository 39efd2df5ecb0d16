import { Button } from "@/components/ui/button";
import { useAdminBlogTexts } from "@/texts/admin-blogs";

/** Says that a form begins with what was typed at an earlier visit, and how to be rid of it. */
export function DraftNotice({ discard, onDiscard }: { discard: string; onDiscard: () => void }) {
  const texts = useAdminBlogTexts();
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-2 text-sm"
    >
      <p className="py-1">{texts.draft}</p>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
}
