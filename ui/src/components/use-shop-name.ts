import { useSettings } from "@/api/queries/settings";
import { useTexts } from "@/texts/use-texts";

/** The name that a new shop has; it has a Bengali form. */
export const FIRST_NAME = "Haat";

/** The shop's name for people, as the owner set it; the server writes the same. */
export function useShopName(): string {
  const { shopName } = useTexts().common;
  const set = useSettings()?.shopName;
  return set === undefined || set === "" || set === FIRST_NAME ? shopName : set;
}

/** Where the shop is, as its branches say: ` in Dhaka and Sylhet`; the server writes the same. */
export function usePlace(): string {
  const { inCities } = useTexts().common;
  const cities = useSettings()?.branches.map(({ city }) => city) ?? [];
  const lower = cities.map((city) => city.toLowerCase());
  return inCities(cities.filter((city, n) => city !== "" && lower.indexOf(lower[n]!) === n));
}
