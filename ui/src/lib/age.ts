/** How long ago something was, in words. */
export interface AgeTexts {
  now: string;
  minutes: (n: number) => string;
  hours: (n: number) => string;
  days: (n: number) => string;
}

const MINUTE_MS = 60_000;

/** How long before `now` an RFC 3339 time was, in its largest whole unit. */
export function ageOf(rfc3339: string, now: number, texts: AgeTexts): string {
  const minutes = Math.floor((now - Date.parse(rfc3339)) / MINUTE_MS);
  if (minutes < 1) return texts.now;
  if (minutes < 60) return texts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24));
}
