/** The time zones to choose from, by name, with the one that somebody has already where this machine lists it not. */
export function timeZonesWith(own: string): readonly string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own]);
  return [...known].filter((name) => name !== '').toSorted();
}

/** A time zone as a screen names it: 'America/New York'. */
export const timeZoneText = (zone: string): string => zone.replaceAll('_', ' ');
