import { SessionList } from "@/components/sessions/session-list";
import { useSessionTexts } from "@/texts/sessions";
import { adminSessions } from "../api/sessions";
import { Part } from "@/components/admin/part";

/** Where the admin is signed in. */
export function Sessions() {
  const texts = useSessionTexts();
  return (
    <Part title={texts.title} hint={texts.hint}>
      <SessionList calls={adminSessions} />
    </Part>
  );
}
