/**
 * Machines list some zones under names that their places have given up, others under the new ones: who looks for Kolkata
 * finds no Calcutta, and what one machine proposes is on no list of another.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** A zone by the name that its place has today. */
export const presentZone = (name: string): string => RENAMED[name] ?? name;

/** The time zones to choose from, by name, with the one that somebody has already where it is not among them. */
export function timeZonesWith(own: string): readonly string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone').map(presentZone), 'UTC', own]);
  return [...known].filter((name) => name !== '').toSorted();
}

/** A time zone as a screen names it: 'America/New York'. */
export const timeZoneText = (zone: string): string => zone.replaceAll('_', ' ');
