/** An address with commas for its line breaks, which would take too much of a sheet. */
export const inOneLine = (address: string) => address.replace(/,?\s*\n\s*/g, ", ");
