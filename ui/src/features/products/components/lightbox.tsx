import Viewer from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "./lightbox.css";
import { useBackCloses } from "@/lib/use-back-closes";
import { useDetailTexts } from "@/texts/product-detail";

interface LightboxProps {
  slides: { src: string; alt: string }[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The fullscreen viewer of a product's pictures. Its ground is light: the pictures are cut out. */
export default function Lightbox({ slides, index, onIndex, onClose }: LightboxProps) {
  const { viewer } = useDetailTexts();
  useBackCloses(true, onClose);
  const single = slides.length < 2;
  return (
    <Viewer
      open
      close={onClose}
      labels={viewer}
      slides={slides}
      index={index}
      on={{ view: ({ index: shown }) => onIndex(shown) }}
      plugins={[Zoom]}
      carousel={{ finite: single, imageFit: "contain" }}
      controller={{ closeOnPullDown: true }}
      {...(single ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
      styles={{
        root: {
          "--yarl__color_backdrop": "var(--color-ground)",
          "--yarl__color_button": "var(--color-ink)",
          "--yarl__color_button_active": "var(--color-accent)",
          "--yarl__color_button_disabled": "var(--color-field)",
          "--yarl__button_filter": "none",
        },
      }}
    />
  );
}
