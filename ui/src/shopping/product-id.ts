/** Whether a text may be a product's id: letters and digits, as the server makes them. */
export const isProductId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);
