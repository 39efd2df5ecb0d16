import { useForm } from "react-hook-form";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import {
  MAX_BANNER_LINK,
  MAX_HEADLINE,
  MAX_HEADLINE_LINE,
  MAX_SHORT,
} from "@/config/generated-admin";
import { applyFieldErrors } from "@/api/apply-field-errors";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useBannerTexts } from "@/texts/admin-banners";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useSayBanner, type BannerWords as Words } from "../api/banner-words";
import type { Live } from "../api/live-banners";
import type { BlockName } from "../lib/blocks";
import { FocusPicker } from "./focus-picker";

/** What stands over the pictures, at most so many letters. */
const OVER = {
  headline: MAX_HEADLINE,
  headlineBn: MAX_HEADLINE,
  line: MAX_HEADLINE_LINE,
  lineBn: MAX_HEADLINE_LINE,
} as const;
const OVER_FIELDS = Object.keys(OVER) as (keyof typeof OVER)[];

/** What stands over each of a block's banners, where it leads, what it shows and how it is cut, saved one by one. */
export function BannerWords({ name, live }: { name: BlockName; live: Live }) {
  const texts = useBannerTexts();
  const banners = live.banners ?? [];
  if (banners.length === 0) return null;
  // A picture that stands twice has its words once.
  const once = banners.filter(({ url }, at) => banners.findIndex((b) => b.url === url) === at);
  return (
    <section
      aria-label={`${texts.blocks[name].title}: ${texts.words.title}`}
      className="mt-6 rounded-lg border border-line p-4 sm:p-6"
    >
      <h2 className="text-lg font-semibold">
        {`${texts.blocks[name].title}: ${texts.words.title}`}
      </h2>
      <ul className="mt-4 flex flex-col gap-6">
        {once.map((banner, index) => (
          <li key={banner.url}>
            <OneBanner name={name} banner={banner} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneBanner({ name, banner, index }: { name: BlockName; banner: Words; index: number }) {
  const { processing } = useTexts().common;
  const { blocks, words } = useBannerTexts();
  const say = useSayBanner(name);
  const failed = useFailureToast();
  const { url, ...written } = banner;
  // What somebody else saved meanwhile is shown; what is being typed here stays.
  const form = useForm({ values: written, resetOptions: { keepDirtyValues: true } });
  useRetoldErrors(form);
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting);
  const submit = form.handleSubmit(async (values) => {
    try {
      toast.success(said(await say.mutateAsync({ url, ...values })));
      form.reset(values);
    } catch (error) {
      const fields = ["link", "alt", "focusX", "focusY", ...OVER_FIELDS] as const;
      if (!applyFieldErrors(error, fields, form.setError)) failed(error, words.failed);
    }
  });
  return (
    <form
      noValidate
      aria-label={blocks[name].one(index + 1)}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <FocusPicker name={name} path={url} control={form.control} />
      <div className="flex flex-col gap-3">
        <fieldset className="grid items-start gap-3 md:grid-cols-2">
          <legend className="sr-only">{words.over}</legend>
          {OVER_FIELDS.map((field) => (
            <TextField
              key={field}
              label={words[field]}
              lang={field.endsWith("Bn") ? "bn" : "en"}
              maxLength={OVER[field]}
              error={errors[field]?.message}
              {...form.register(field)}
            />
          ))}
          <p className="text-sm text-muted md:col-span-2">{words.overHelp}</p>
        </fieldset>
        <TextField
          label={words.link}
          help={words.linkHelp}
          inputMode="url"
          maxLength={MAX_BANNER_LINK}
          error={errors.link?.message}
          {...form.register("link")}
        />
        <TextField
          label={words.alt}
          help={words.altHelp}
          maxLength={MAX_SHORT}
          error={errors.alt?.message}
          {...form.register("alt")}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            disabled={!isDirty}
            busy={isSubmitting}
            busyText={processing}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
