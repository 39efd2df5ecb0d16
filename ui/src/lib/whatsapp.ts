/** A chat with a number, or with whom the person chooses where none is given, and its first text. */
export function whatsAppLink(text: string, number = ""): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
