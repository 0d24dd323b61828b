const formats = new Map<string, Intl.DateTimeFormat>();

/** The ISO day of a moment in a zone ('2026-11-21'); a day of work ends where the facility is, not in UTC. */
export function localDay(timeZone: string, atMs: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
