import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiError, errorText } from "@/api/client";
import type { Settings } from "@/api/types";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/form-message";
import { applyFieldErrors, faultsOf, serverFault } from "@/api/apply-field-errors";
import { cx } from "@/lib/cx";
import { toast } from "@/lib/toast";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useUnsavedWarning } from "@/lib/use-unsaved-warning";
import { useSessionCheck } from "@/session/use-session-check";
import { useDeliveryTexts } from "@/texts/admin-delivery";
import { useSettingsTexts } from "@/texts/admin-settings";
import { said } from "@/texts/language";
import { useTexts } from "@/texts/use-texts";
import { useSaveSettings } from "../api/save-settings";
import { settingsRules } from "../lib/settings-rules";
import { changesOf, RULES, valuesOf, type SettingsValues } from "../lib/settings-values";
import { BranchFields } from "./branch-fields";
import { PaymentFields } from "./payment-fields";
import { ShopFields } from "./shop-fields";
import { ZoneFields } from "./zone-fields";

const OWN_FIELDS = [
  "shopName",
  "email",
  "whatsapp",
  "socialLink",
  "openingHours",
  ...RULES,
  "emiRate",
  "codLimit",
  "deliveryZones",
  "mobilePayments",
] as const;

/** Resets what was typed, too, unlike a reset by newer settings. */
const ALL = { keepDirtyValues: false };

/** Everything that the owner sets. Only what was changed is sent; what others changed meanwhile is followed. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const common = useTexts().common;
  const { errors: errorTexts } = useTexts();
  const texts = useSettingsTexts();
  const sessionEnded = useSessionCheck();
  const { mutateAsync } = useSaveSettings();
  const [failure, setFailure] = useState<string>();
  const deliveryTexts = useDeliveryTexts();
  const schema = useMemo(() => settingsRules(texts, deliveryTexts), [texts, deliveryTexts]);
  const values = useMemo(() => valuesOf(settings), [settings]);
  const form = useForm<SettingsValues>({
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  useRetoldErrors(form);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);

  function refused(error: unknown) {
    if (sessionEnded(error)) return;
    toast.error(texts.failed);
    const offline = error instanceof ApiError && error.status === 0;
    setFailure(errorText(error, offline ? errorTexts.network : errorTexts.unexpected));
    applyFieldErrors(error, OWN_FIELDS, form.setError);
    // The server tells of both numbers in one text.
    const { phones } = faultsOf(error);
    if (phones) form.setError("phones.0", serverFault(phones), { shouldFocus: true });
  }

  async function save(typed: SettingsValues) {
    setFailure(undefined);
    try {
      const saved = await mutateAsync(changesOf(typed, settings));
      form.reset(valuesOf(saved.settings), ALL);
      toast.success(said(saved));
    } catch (error) {
      refused(error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, () => setFailure(texts.check))(event)}
      className="flex flex-col gap-6 [&_input]:scroll-mb-40"
    >
      <ShopFields form={form} />
      <ZoneFields form={form} />
      <PaymentFields form={form} />
      <BranchFields form={form} index={0} photo={settings.branches[0]?.photo ?? ""} />
      <BranchFields form={form} index={1} photo={settings.branches[1]?.photo ?? ""} />
      <div
        className={cx(
          "flex flex-wrap items-center gap-3 bg-ground py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
          isDirty && "sticky bottom-0 z-10 -mx-4 border-t border-line px-4 sm:mx-0 sm:px-0",
        )}
      >
        {failure !== undefined && (
          <div className="-mb-4 w-full">
            <FormMessage kind="error" text={failure} />
          </div>
        )}
        <Button type="submit" busy={isSubmitting} busyText={common.processing}>
          {texts.save}
        </Button>
        {isDirty && (
          <>
            <Button
              variant="secondary"
              disabled={isSubmitting}
              onClick={() => {
                setFailure(undefined);
                form.reset(values, ALL);
              }}
            >
              {texts.discard}
            </Button>
            <p role="status" className="text-sm text-muted">
              {texts.unsaved}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
