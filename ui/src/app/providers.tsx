import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Toasts } from "@/components/ui/toasts";
import type { Parts } from "@/lib/parts";
import { SessionCookies } from "@/session/session-cookies";
import { Favourites } from "@/shopping/favourites";
import { TakingOver } from "./taking-over";
import { LanguageProvider } from "./language-provider";

export function Providers({
  queryClient,
  drawn,
  children,
}: {
  queryClient: QueryClient;
  drawn: boolean;
  children: Parts;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <TakingOver drawn={drawn}>
          <SessionCookies />
          <Favourites>{children}</Favourites>
          <Toasts />
        </TakingOver>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
