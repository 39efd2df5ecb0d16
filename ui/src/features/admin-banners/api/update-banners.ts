import { useQueryClient } from "@tanstack/react-query";
import { useUpload } from "@/api/use-upload";
import { BANNER_BLOCKS } from "@/config/generated-admin";
import type { BlockName } from "../lib/blocks";
import { blockQuery } from "./block-queries";

/** The forms of banners (specification 7): the main one has the side banners, too. */
export type BannerForm = Exclude<BlockName, "side">;

/** POST /updatebanner and its like. What the home page shows is asked for again. */
export function useUpdateBanners(form: BannerForm) {
  const queryClient = useQueryClient();
  return useUpload<{ success: boolean; message: string }>({
    path: BANNER_BLOCKS[form].path,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: blockQuery(form).queryKey }),
  });
}
