import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Toasts } from "@/components/ui/toasts";
import { SessionCookies } from "@/session/session-cookies";
import { LanguageProvider } from "./language-provider";

export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: ReactNode;
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
