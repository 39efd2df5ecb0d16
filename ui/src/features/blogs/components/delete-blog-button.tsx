import { useState } from "react";
import type { Blog } from "@/api/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/lib/toast";
import { useBlogTexts } from "@/texts/blogs";
import { useTexts } from "@/texts/use-texts";
import { useDeleteBlog } from "../api/delete-blog";

/** Deletes a post after a question; for users with a role (specification 2, Blogs). */
export default function DeleteBlogButton({ blog }: { blog: Blog }) {
  const common = useTexts().common;
  const texts = useBlogTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useDeleteBlog();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(blog._id);
      toast.success(texts.deleted);
    } catch {
      toast.error(texts.deleteFailed);
    }
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-label={texts.deleteOf(blog.title)}
        onClick={() => setOpen(true)}
      >
        {texts.delete}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        description={texts.deleteConfirm}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {common.cancel}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyText={common.processing}
              onClick={() => void remove()}
            >
              {texts.delete}
            </Button>
          </>
        }
      >
        <p className="font-semibold">{blog.title}</p>
      </Dialog>
    </>
  );
}
