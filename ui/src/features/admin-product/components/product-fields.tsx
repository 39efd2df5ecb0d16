import type { Parts } from "@/lib/parts";
import type { Shape } from "../lib/product-values";
import { BasicsSection, PictureSection } from "./basics-section";
import { ColorsSection } from "./colors-section";
import { PicturesSection } from "./pictures-section";
import { PlaceSection, ServiceSection } from "./place-section";
import { PriceSection } from "./price-section";
import { RamSection } from "./ram-section";
import { SpecificationsSection } from "./specifications-section";

interface ProductFieldsProps {
  shape: Shape;
  /** Where the form fixes it. */
  category?: string;
  /** The path of the stored main picture; empty where there is none. */
  stored?: string;
  /** What is to be known of the offer that is saved. */
  offerNote?: Parts;
}

/** Every field of a product (specification 3), for adding and for editing. */
export function ProductFields({ shape, category, stored = "", offerNote }: ProductFieldsProps) {
  return (
    <>
      <BasicsSection />
      <PictureSection stored={stored} />
      <PicturesSection />
      <PriceSection shape={shape} offerNote={offerNote} />
      <PlaceSection category={category} />
      <ServiceSection />
      <SpecificationsSection shape={shape} />
      <RamSection />
      <ColorsSection />
    </>
  );
}
