import { useAdminTexts } from "@/texts/admin";
import { useLiveBlock } from "../api/live-banners";
import { BannerBlock } from "../components/banner-block";
import { BannerWords } from "../components/banner-words";
import { BannerPageFrame } from "../components/banner-page-frame";
import { useBannerForm } from "../lib/use-banner-form";

/** The form of the second, the third or the exclusive banner (specification 2, Admin screens). */
export function BannerPage({ place }: { place: "second" | "third" | "exclusive" }) {
  const { pages } = useAdminTexts();
  const live = useLiveBlock(place);
  const form = useBannerForm(place, [place]);
  return (
    <BannerPageFrame
      title={pages[`${place}Banner`]}
      form={form}
      words={<BannerWords name={place} live={live} />}
    >
      <BannerBlock name={place} live={live} form={form} />
    </BannerPageFrame>
  );
}
