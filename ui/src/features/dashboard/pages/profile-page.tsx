import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/field";
import { MAX_NAME } from "@/config/generated-forms";
import { nameRule, passwordRule, phoneRule } from "@/lib/form-rules";
import { normalizePhone } from "@/lib/phone";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useRefusal } from "@/session/use-refusal";
import { useDashboardTexts } from "@/texts/dashboard";
import { useTexts } from "@/texts/use-texts";
import { useUpdateProfile } from "../api/update-profile";
import { MySessions } from "../components/my-sessions";
import { Panel } from "../components/panel";
import { FORM, UpdateMessage } from "../components/update-message";
import { useCustomer } from "../lib/use-customer";

/** Name and phone, confirmed with the password (specification 5, Profile form). */
export function ProfilePage() {
  const { processing } = useTexts().common;
  const texts = useDashboardTexts();
  const customer = useCustomer();
  const update = useUpdateProfile();
  const schema = useMemo(
    () =>
      z.object({ name: nameRule(texts), phone: phoneRule(texts), password: passwordRule(texts) }),
    [texts],
  );
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: customer?.name ?? "", phone: customer?.phone ?? "", password: "" },
  });
  useRetoldErrors(form);
  const { errors } = form.formState;
  const refused = useRefusal(["name", "phone", "password"], form.setError);
  if (!customer) return null;

  const submit = form.handleSubmit(({ name, phone, password }) =>
    update.mutate(
      { email: customer.email, name, phone: normalizePhone(phone), password },
      {
        onSuccess: ({ user }) => form.reset({ name: user.name, phone: user.phone, password: "" }),
        onError: refused,
      },
    ),
  );
  return (
    <Panel title={texts.profile.title}>
      <UpdateMessage update={update} failed={texts.profile.failed} />
      <form noValidate onSubmit={(event) => void submit(event)} className={FORM}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          value={customer.email}
          readOnly
          help={texts.profile.email}
          className="bg-soft"
        />
        <TextField
          label={texts.name}
          autoComplete="name"
          maxLength={MAX_NAME}
          required
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          help={texts.phoneHelp}
          error={errors.phone?.message}
          {...form.register("phone")}
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
      <MySessions />
    </Panel>
  );
}
