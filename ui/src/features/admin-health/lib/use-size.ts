import { useHealthTexts } from "@/texts/admin-health";
import { sizeOf } from "./size";

/** Writes a length in bytes. */
export function useSize(): (bytes: number) => string {
  const { sizes } = useHealthTexts();
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return sizes[unit](value);
  };
}
