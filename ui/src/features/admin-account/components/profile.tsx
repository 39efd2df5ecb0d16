import { useAdminAccountTexts } from "@/texts/admin-account";
import { Part } from "@/components/admin/part";

/** Name and e-mail of the admin. */
export function Profile({ name, email }: { name: string; email: string }) {
  const texts = useAdminAccountTexts();
  return (
    <Part title={texts.profile.title} hint={texts.profile.hint}>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-muted">{texts.name}</dt>
        <dd className="mb-2 break-words sm:mb-0">{name}</dd>
        <dt className="text-muted">{texts.email}</dt>
        <dd className="break-all">{email}</dd>
      </dl>
    </Part>
  );
}
