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

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Dhaka",
});

/** `9 Jan 2026, 09:05`, in the shop's own time zone. */
export function formatMoment(rfc3339: string): string {
  return moment.format(new Date(rfc3339));
}

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Dhaka",
});

/** `09:05`, in the shop's own time zone. */
export function formatTime(rfc3339: string): string {
  return clock.format(new Date(rfc3339));
}
