import { Link } from "react-router-dom";
import { AdminPage } from "@/components/admin/admin-page";
import { UploadProgress } from "@/components/admin/upload-progress";
import { Button, buttonClass } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { paths } from "@/config/paths";
import type { Parts } from "@/lib/parts";
import { useBannerTexts } from "@/texts/admin-banners";
import { useTexts } from "@/texts/use-texts";
import type { useBannerForm } from "../lib/use-banner-form";

interface BannerPageFrameProps {
  title: string;
  form: ReturnType<typeof useBannerForm>;
  /** Above the button. */
  hint?: string;
  /** The blocks. */
  children: Parts;
  /** Under the form. */
  words: Parts;
}

/** A page with one form of banners. */
export function BannerPageFrame({ title, form, hint, children, words }: BannerPageFrameProps) {
  const common = useTexts().common;
  const texts = useBannerTexts();
  return (
    <AdminPage
      title={title}
      actions={
        <Link to={paths.home} className={buttonClass("secondary")}>
          {texts.seeHome}
        </Link>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        className="flex flex-col gap-6"
      >
        {children}
        <div className="flex flex-col gap-3">
          {form.failure !== undefined && <FormMessage kind="error" text={form.failure} />}
          <UploadProgress sent={form.sent} waiting={form.waiting} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" busy={form.busy || form.waiting} busyText={common.processing}>
              {texts.update}
            </Button>
            {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
          </div>
        </div>
      </form>
      {words}
    </AdminPage>
  );
}
