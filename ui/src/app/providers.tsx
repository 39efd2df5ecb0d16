import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TextsContext } from "@/texts/use-texts";
import { en } from "@/texts/en";

export function Providers({
  queryClient,
  children,
}: {
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextsContext value={en}>{children}</TextsContext>
    </QueryClientProvider>
  );
}
