import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Toasts } from "@/components/ui/toasts";
import type { Parts } from "@/lib/parts";
import { SessionCookies } from "@/session/session-cookies";
import { LanguageProvider } from "./language-provider";

export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: Parts;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <SessionCookies />
        {children}
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
