import { useState } from "react";
import { useDeleteBlog } from "@/api/delete-blog";
import type { Blog } from "@/api/types";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUndoToast } from "@/components/use-undo-toast";
import { languageOf } from "@/lib/language-of";
import { toast } from "@/lib/toast";
import { useBlogTexts } from "@/texts/blogs";

/** Deletes a post after a question; for users with a role (specification 2, Blogs). */
export default function DeleteBlogButton({ blog }: { blog: Blog }) {
  const texts = useBlogTexts();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useDeleteBlog();
  const undoToast = useUndoToast();

  // Awaited, since callbacks given to `mutate` are dropped where the list has already taken this card away.
  async function remove() {
    try {
      await mutateAsync(blog._id);
      undoToast(texts.deleted, blog._id);
    } catch {
      toast.error(texts.deleteFailed);
    }
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
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.deleteTitle}
        question={texts.deleteConfirm}
        confirm={texts.delete}
        onConfirm={remove}
      >
        <p lang={languageOf(blog.title)} className="font-semibold">
          {blog.title}
        </p>
      </ConfirmDialog>
    </>
  );
}
