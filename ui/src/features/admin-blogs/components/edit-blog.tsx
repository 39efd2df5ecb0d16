import { useCallback, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/client";
import type { Blog } from "@/api/types";
import { buttonClass } from "@/components/ui/button";
import { toast } from "@/lib/toast";
import { useLeaving, useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { blogNow, useEditBlog } from "../api/edit-blog";
import {
  blogForm,
  isSame,
  rebase,
  textsOf,
  type BlogValues,
  type Rebased,
} from "../lib/blog-values";
import { BlogForm, type BlogRefusal } from "./blog-form";

/** The form of a post that is there. Only what was changed is sent, with the version that was seen (contract 7). */
export function EditBlog({ blog, back }: { blog: Blog; back: string }) {
  const common = useTexts().common;
  const { errors } = useTexts();
  const texts = useAdminBlogTexts();
  const navigate = useNavigate();
  const sessionEnded = useSessionCheck();
  const { upload, sent } = useEditBlog(blog._id);
  // What the person has seen; a post that is loaded again behind the form does not change it.
  const [base, setBase] = useState(blog);
  const [typed, setTyped] = useState<BlogValues>(textsOf(blog));
  const { letGo } = useLeaving();
  useUnsavedWarning(!isSame(typed, base) || typed.photo !== undefined);
  const onTyped = useCallback((now: BlogValues) => setTyped({ ...now }), []);

  function refusalOf(error: unknown, values: BlogValues): BlogRefusal {
    const now = blogNow(error);
    if (now) {
      const merged = rebase(textsOf(values), base, now);
      setBase(now);
      const message = <Conflict text={errorText(error, errors.unexpected)} merged={merged} />;
      return { texts: merged.values, message };
    }
    const offline = error instanceof ApiError && error.status === 0;
    const reason = errorText(error, offline ? errors.network : errors.unexpected);
    return { message: `${reason} ${texts.kept}` };
  }

  async function send(values: BlogValues) {
    try {
      toast.success(said(await upload.mutateAsync(blogForm(values, base))));
      letGo();
      void navigate(back);
      return undefined;
    } catch (error) {
      if (!sessionEnded(error)) toast.error(texts.updateFailed);
      return { error, refusal: refusalOf(error, values) };
    }
  }

  return (
    <BlogForm
      initial={textsOf(blog)}
      livePhoto={base.photo}
      submitText={texts.save}
      sent={sent}
      onTyped={onTyped}
      onSend={send}
    >
      <Link to={back} className={buttonClass("secondary")}>
        {common.cancel}
      </Link>
    </BlogForm>
  );
}

/** What somebody else changed meanwhile, and what became of it in the form. */
function Conflict({ text, merged }: { text: string; merged: Rebased }) {
  const texts = useAdminBlogTexts();
  return (
    <div role="alert" className="mb-4 rounded-md bg-offer-soft px-4 py-3 text-sm">
      <p className="font-semibold text-offer">{`${text} ${texts.kept}`}</p>
      <ul className="mt-1 list-disc pl-5">
        {merged.clashes.map((field) => (
          <li key={field}>{texts.conflict.yours(texts[field])}</li>
        ))}
        {merged.taken.map((field) => (
          <li key={field}>{texts.conflict.taken(texts[field])}</li>
        ))}
      </ul>
    </div>
  );
}
