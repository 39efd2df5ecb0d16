import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import { PictureWorkContext, usePictureWork } from "@/components/admin/picture-work";
import { UploadProgress } from "@/components/admin/upload-progress";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { applyFieldErrors } from "@/api/apply-field-errors";
import type { Parts } from "@/lib/parts";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useAdminBlogTexts } from "@/texts/admin-blogs";
import { useTexts } from "@/texts/use-texts";
import { blogRules, isMissingSome } from "../lib/blog-rules";
import type { BlogTexts, BlogValues } from "../lib/blog-values";
import { DescriptionField } from "./description-field";
import { PhotoField } from "./photo-field";

/** What a refused form does: the texts that it goes on with, where they are others, and what is told above it. */
export interface BlogRefusal {
  texts?: BlogTexts;
  message?: ReactNode;
}

interface BlogFormProps {
  initial: BlogTexts;
  /** The photo that the post has; without one, one must be chosen. */
  livePhoto?: string;
  submitText: string;
  /** How much of the form has left, while it is sent. */
  sent: number | undefined;
  onTyped: (values: BlogValues) => void;
  /** Sends the post; a refusal is answered, not thrown. The server's words for single fields are the form's to show. */
  onSend: (values: BlogValues) => Promise<{ error: unknown; refusal: BlogRefusal } | undefined>;
  /** Beside the submit button. */
  children?: Parts;
}

/** The form of a blog post (specification 5, Blog). Nothing is cleared on failure. */
export function BlogForm({
  initial,
  livePhoto,
  submitText,
  sent,
  onTyped,
  onSend,
  children,
}: BlogFormProps) {
  const common = useTexts().common;
  const texts = useAdminBlogTexts();
  const [message, setMessage] = useState<ReactNode>();
  const needsPhoto = !livePhoto;
  const schema = useMemo(() => blogRules(texts, needsPhoto), [texts, needsPhoto]);
  const form = useForm<BlogValues>({ resolver: zodResolver(schema), defaultValues: initial });
  useRetoldErrors(form);
  const { errors, isSubmitting } = form.formState;

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onTyped(values),
      }),
    [subscribe, onTyped],
  );

  async function send(values: BlogValues) {
    setMessage(undefined);
    const refused = await onSend(values);
    if (!refused) return;
    const { texts: now, message: told } = refused.refusal;
    if (now) form.reset({ ...now, photo: values.photo }, { keepDefaultValues: true });
    applyFieldErrors(refused.error, ["title", "description", "socialLink", "photo"], form.setError);
    setMessage(told);
  }

  function complain(found: FieldErrors<BlogValues>) {
    setMessage(isMissingSome(found) ? texts.required : undefined);
  }

  const pictures = usePictureWork(() => void form.handleSubmit(send, complain)());

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pictures.submit();
      }}
      className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {message !== undefined && (
        <div className="-mb-4 lg:col-span-2">
          {typeof message === "string" ? <FormMessage kind="error" text={message} /> : message}
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label={texts.title}
          required
          error={errors.title?.message}
          {...form.register("title")}
        />
        <DescriptionField
          control={form.control}
          register={form.register("description")}
          error={errors.description?.message}
        />
        <TextField
          label={texts.socialLink}
          type="url"
          inputMode="url"
          help={texts.socialLinkHelp}
          error={errors.socialLink?.message}
          {...form.register("socialLink")}
        />
      </div>
      <PictureWorkContext value={pictures.add}>
        <PhotoField control={form.control} live={livePhoto} disabled={isSubmitting} />
      </PictureWorkContext>
      <div className="flex flex-col gap-4 lg:col-span-2">
        <UploadProgress sent={sent} waiting={pictures.waiting} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            busy={isSubmitting || pictures.waiting}
            busyText={common.processing}
          >
            {submitText}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
