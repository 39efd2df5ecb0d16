import { useAdminTexts } from "@/texts/admin";
import { useBannerTexts } from "@/texts/admin-banners";
import { useLiveMain } from "../api/live-banners";
import { BannerBlock } from "../components/banner-block";
import { BannerWords } from "../components/banner-words";
import { BannerPageFrame } from "../components/banner-page-frame";
import { MainOrder } from "../components/main-order";
import { SidePlace } from "../components/side-place";
import { useBannerForm } from "../lib/use-banner-form";

/** Update Banners: the main and the side banners (specification 2, Admin screens). */
export function MainBannersPage() {
  const { pages } = useAdminTexts();
  const texts = useBannerTexts();
  const live = useLiveMain();
  const form = useBannerForm("main", ["main", "side"], {
    main: live.main.paths?.length,
    side: live.side.paths?.length,
  });
  const { paths } = live.main;
  return (
    <BannerPageFrame
      title={pages.mainBanners}
      form={form}
      hint={texts.keep}
      words={
        <>
          <BannerWords name="main" live={live.main} />
          <BannerWords name="side" live={live.side} />
        </>
      }
    >
      <BannerBlock name="main" live={live.main} form={form}>
        {paths && <MainOrder key={paths.join(" ")} paths={paths} disabled={form.busy} />}
      </BannerBlock>
      <BannerBlock
        name="side"
        live={live.side}
        form={form}
        question={
          form.replacesOne && (
            <SidePlace
              place={form.sidePlace}
              disabled={form.busy}
              onChange={form.chooseSidePlace}
            />
          )
        }
      />
    </BannerPageFrame>
  );
}
