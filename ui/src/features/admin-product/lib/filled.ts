import type { ColorValue, RamValue, SpecificationValue } from "./product-values";

const filled = (text: string) => text.trim() !== "";
const number = (text: string) => /^-?\d+$/.test(text.trim());

/** Whether a row may be followed by another (specification 5): each of its fields holds something. */
export const isSpecificationFilled = ({ field, value }: SpecificationValue) =>
  filled(field) && filled(value);

export const isRamFilled = ({ option, priceDifference }: RamValue) =>
  filled(option) && number(priceDifference);

export const isColorFilled = ({ color, priceDifference, image }: ColorValue) =>
  filled(color) && number(priceDifference) && image !== null;
