const UNKNOWN = '–';

// Specification 3.3 gives the long names; a column has room for these.
const COMPONENTS: Readonly<Record<number, string>> = { 0: 'PC', 1: 'TC', 2: 'Global' };

export function componentText(component: number): string {
  return COMPONENTS[component] ?? UNKNOWN;
}

/** 'H&E, PAS, +3': the first ones by name, the rest counted. */
export function stainsText(stains: readonly string[], shown = 2): string {
  const rest = stains.length - shown;
  return [...stains.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].join(', ') || UNKNOWN;
}

function ageText(years: number | null, infantMonths: number | null): string {
  if (infantMonths !== null) return infantMonths === 0 ? 'under 1 mo' : `${infantMonths} mo`;
  return years === null ? '' : `${years} y`;
}

/** '75 y, Male': all that is told of a patient before pickup; '5 mo, Male' of one below two years. */
export const ageAndGenderText = (
  years: number | null,
  gender: string | null,
  infantMonths: number | null = null,
): string => [ageText(years, infantMonths), gender ?? ''].filter(Boolean).join(', ') || UNKNOWN;

/** '1 case', '3 cases': for nouns whose plural adds an s. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
