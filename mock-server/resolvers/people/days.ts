/** The calendar day in a time zone (IANA name), as `2026-11-21`. */
export function dayIn(timeZone: string, nowMs: number): string {
  // Sweden's way of writing a date is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(nowMs);
}

/** Whether days and hours can be counted in it. */
export function isTimeZone(name: string): boolean {
  try {
    dayIn(name, 0);
    return true;
  } catch {
    return false;
  }
}
