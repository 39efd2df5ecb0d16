import { useQueryClient } from "@tanstack/react-query";
import {
  bannersQuery,
  exclusiveBannerQuery,
  secondBannerQuery,
  thirdBannersQuery,
} from "@/api/queries/banners";
import { useUpload } from "@/api/use-upload";

/** The forms of banners (specification 7): the main one has the side banners, too. */
export type BannerForm = "main" | "second" | "third" | "exclusive";

const CALLS = {
  main: { path: "/updatebanner", query: bannersQuery },
  second: { path: "/updatesecondbanner", query: secondBannerQuery },
  third: { path: "/updatethirdbanner", query: thirdBannersQuery },
  exclusive: { path: "/updateexclusivebanner", query: exclusiveBannerQuery },
};

/** POST /updatebanner and its like. What the home page shows is asked for again. */
export function useUpdateBanners(form: BannerForm) {
  const queryClient = useQueryClient();
  const { path, query } = CALLS[form];
  return useUpload<{ success: boolean; message: string }>({
    path,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query().queryKey }),
  });
}
