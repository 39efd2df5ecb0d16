import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, unwrap } from "@/api/client";
import type { BlockName } from "../lib/blocks";
import { blockQuery } from "./block-queries";

export interface BannerWords {
  url: string;
  link: string;
  alt: string;
  headline: string;
  headlineBn: string;
  line: string;
  lineBn: string;
  /** What stays in sight where it is cut, in percent. */
  focusX: number;
  focusY: number;
}

/** PUT /api/admin/banners/{place}/words: where one banner leads, what it shows, what stands over it, how it is cut. */
export function useSayBanner(place: BlockName) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BannerWords) =>
      unwrap(client.PUT("/api/admin/banners/{place}/words", { params: { path: { place } }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: blockQuery(place).queryKey }),
  });
}
