import { useQueryClient } from "@tanstack/react-query";
import { useUpload } from "@/api/use-upload";
import type { BlockName } from "../lib/blocks";
import { blockQuery } from "./block-queries";

/** The forms of banners (specification 7): the main one has the side banners, too. */
export type BannerForm = Exclude<BlockName, "side">;

const PATHS: Record<BannerForm, string> = {
  main: "/updatebanner",
  second: "/updatesecondbanner",
  third: "/updatethirdbanner",
  exclusive: "/updateexclusivebanner",
};

/** POST /updatebanner and its like. What the home page shows is asked for again. */
export function useUpdateBanners(form: BannerForm) {
  const queryClient = useQueryClient();
  return useUpload<{ success: boolean; message: string }>({
    path: PATHS[form],
    onSuccess: () => queryClient.invalidateQueries({ queryKey: blockQuery(form).queryKey }),
  });
}
