import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField, TextAreaField } from "@/components/ui/field";
import { MAX_ADDRESS } from "@/config/generated-forms";
import { passwordRule, textRule } from "@/lib/form-rules";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useRefusal } from "@/session/use-refusal";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useUpdateAddress } from "../api/update-address";
import { Panel } from "../components/panel";
import { FORM, UpdateMessage } from "../components/update-message";
import { useCustomer } from "../lib/use-customer";

const EMPTY = { address: "", password: "" };

/** Where orders go; the placeholder is where they go now (specification 2, Customer panels). */
export function AddressPage() {
  const { processing } = useTexts().common;
  const texts = useDashboardTexts();
  const customer = useCustomer();
  const update = useUpdateAddress();
  const schema = useMemo(
    () => z.object({ address: textRule(texts.address.need), password: passwordRule(texts) }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const refused = useRefusal(["address", "password"], form.setError);
  if (!customer) return null;

  const submit = form.handleSubmit((values) =>
    update.mutate(
      { email: customer.email, ...values },
      { onSuccess: () => form.reset(EMPTY), onError: refused },
    ),
  );
  return (
    <Panel title={texts.address.title}>
      <UpdateMessage update={update} failed={texts.address.failed} />
      <form noValidate onSubmit={(event) => void submit(event)} className={FORM}>
        <TextAreaField
          label={texts.address.label}
          autoComplete="street-address"
          rows={3}
          maxLength={MAX_ADDRESS}
          required
          placeholder={customer.address || texts.address.placeholder}
          error={errors.address?.message}
          {...form.register("address")}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="current-password"
          required
          help={texts.confirmHelp}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <Button type="submit" busy={update.isPending} busyText={processing}>
          {texts.update}
        </Button>
      </form>
    </Panel>
  );
}
