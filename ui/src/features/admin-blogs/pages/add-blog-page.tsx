import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import { AdminPage } from "@/components/admin/admin-page";
import { DraftNotice } from "@/components/admin/draft-notice";
import { paths } from "@/config/paths";
import { toast } from "@/lib/toast";
import { useDraft } from "@/lib/use-draft";
import { useLeaving, useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useAdminTexts } from "@/texts/admin";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import { useTexts } from "@/texts/use-texts";
import { useAddBlog } from "../api/add-blog";
import { BlogForm } from "../components/blog-form";
import { blogForm, EMPTY_BLOG, isSame, textsOf, type BlogValues } from "../lib/blog-values";

/** Add New Blog Post (specification 2, Admin screens). What is typed stays in the browser until it is in the shop. */
export function AddBlogPage() {
  const { pages } = useAdminTexts();
  const texts = useAdminBlogTexts();
  const { errors } = useTexts();
  const navigate = useNavigate();
  const sessionEnded = useSessionCheck();
  const { upload, sent } = useAddBlog();
  const { found, keep, drop } = useDraft("blog", EMPTY_BLOG);
  const [fresh, setFresh] = useState(false);
  const [hasPhoto, setHasPhoto] = useState(false);
  const { letGo } = useLeaving();
  // Texts are kept; a photo is not.
  useUnsavedWarning(hasPhoto);

  const onTyped = useCallback(
    (typed: BlogValues) => {
      if (isSame(typed, EMPTY_BLOG)) drop();
      else keep(textsOf(typed));
      setHasPhoto(typed.photo !== undefined);
    },
    [drop, keep],
  );

  async function send(values: BlogValues) {
    try {
      await upload.mutateAsync(blogForm(values));
    } catch (error) {
      if (sessionEnded(error)) return { error, refusal: { message: texts.kept } };
      const offline = error instanceof ApiError && error.status === 0;
      toast.error(error instanceof ApiError && !offline ? texts.addFailed : texts.wentWrong);
      const reason = errorText(error, offline ? errors.network : errors.unexpected);
      return { error, refusal: { message: `${reason} ${texts.kept}` } };
    }
    drop();
    toast.success(texts.added);
    letGo();
    void navigate(paths.adminPage("blogs"));
    return undefined;
  }

  return (
    <AdminPage title={pages.addBlog}>
      {found && !fresh && (
        <DraftNotice
          discard={texts.discardDraft}
          onDiscard={() => {
            drop();
            setFresh(true);
            setHasPhoto(false);
          }}
        >
          <p>{texts.draft}</p>
        </DraftNotice>
      )}
      <BlogForm
        key={String(fresh)}
        initial={fresh ? EMPTY_BLOG : (found ?? EMPTY_BLOG)}
        submitText={texts.add}
        sent={sent}
        onTyped={onTyped}
        onSend={send}
      />
    </AdminPage>
  );
}
