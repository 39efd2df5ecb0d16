const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Dhaka",
});

/** `9 January 2026`, in the shop's own time zone. */
export function formatDay(rfc3339: string): string {
  return day.format(new Date(rfc3339));
}
