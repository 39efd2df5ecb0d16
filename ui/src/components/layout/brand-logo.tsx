import type { CSSProperties } from "react";
import {
  siAcer,
  siApple,
  siAsus,
  siBose,
  siDell,
  siDji,
  siGoogle,
  siHonor,
  siHp,
  siHuawei,
  siJbl,
  siLenovo,
  siMotorola,
  siOneplus,
  siOppo,
  siSamsung,
  siSonos,
  siSony,
  siVivo,
  siXiaomi,
} from "simple-icons";
import { cx } from "@/lib/cx";
import infinix from "@/assets/wordmarks/infinix.svg";
import realme from "@/assets/wordmarks/realme.svg";
import tecno from "@/assets/wordmarks/tecno.svg";

const ICONS: Record<string, { path: string; hex: string }> = {
  Acer: siAcer,
  Apple: siApple,
  Asus: siAsus,
  Bose: siBose,
  Dell: siDell,
  Dji: siDji,
  Google: siGoogle,
  HP: siHp,
  Honor: siHonor,
  Huawei: siHuawei,
  JBL: siJbl,
  Lenovo: siLenovo,
  Motorola: siMotorola,
  Oneplus: siOneplus,
  Oppo: siOppo,
  Samsung: siSamsung,
  Sonos: siSonos,
  Sony: siSony,
  Vivo: siVivo,
  Xiaomi: siXiaomi,
};

const WORDMARKS: Record<string, string> = { Infinix: infinix, Realme: realme, Tecno: tecno };

/** Logos that are a word: thin lines in a square, so they are drawn larger. */
const WIDE = new Set([
  "Samsung",
  "Sonos",
  "Sony",
  "Lenovo",
  "Asus",
  "Acer",
  "Bose",
  "Honor",
  "Oppo",
  "Vivo",
]);

/** A brand's logo in the text's grey, in the brand's own colour under the pointer. The name stands beside it. */
export function BrandLogo({ brand }: { brand: string }) {
  const icon = ICONS[brand];
  if (icon) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={cx(
          "fill-current group-hover:fill-(--brand)",
          WIDE.has(brand) ? "-my-4 size-16" : "size-8",
        )}
        style={{ "--brand": `#${icon.hex}` } as CSSProperties}
      >
        <path d={icon.path} />
      </svg>
    );
  }
  const wordmark = WORDMARKS[brand];
  if (wordmark !== undefined) {
    const mask = `url("${wordmark}") center / contain no-repeat`;
    return <span aria-hidden="true" className="h-8 w-18 bg-current" style={{ mask }} />;
  }
  return null;
}
