import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useLogout } from "@/session/use-logout";
import { useTexts } from "@/texts/use-texts";

/** The way out, on every page of the dashboard. */
export function LogoutButton(look: Pick<ComponentProps<typeof Button>, "size" | "className">) {
  const { session } = useTexts();
  const logout = useLogout("customer");
  return (
    <Button variant="secondary" {...look} busy={logout.isPending} onClick={() => logout.mutate()}>
      {session.logout}
    </Button>
  );
}
