/** What a schema says of a value that it does not take; zod's raw issue is one. */
interface Complaint {
  readonly code?: string;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
}

/** What readers call by another word than the wire does, or write in capitals. */
const CALLED: Readonly<Record<string, string>> = {
  cap: 'CAP',
  clia: 'CLIA',
  cliaCertificate: 'CLIA certificate',
  icd10: 'ICD-10 codes',
  mincOrCollegeNumber: 'MINC or college number',
  npi: 'NPI',
  providerId: 'Pathologist',
  taxId: 'Tax ID',
  wsiExperienceYears: 'Years of experience with whole-slide images',
};

/** 'nextContactDate' as a reader knows it: 'Next contact date'. The id of a thing is called as the thing. */
export function fieldWords(name: string): string {
  if (Object.hasOwn(CALLED, name)) return CALLED[name] ?? name;
  const words = name
    .replace(/(Id|ID)s?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * One sentence in plain words for a field that the contract's own schema refuses; undefined leaves zod's own. It is used
 * where a form is the operation's input schema as it is, without texts of the specification.
 */
export function plainWords({ code, path = [], input, minimum, maximum, origin }: Complaint) {
  const name = path.findLast((part) => typeof part === 'string') ?? 'value';
  const label = fieldWords(name);
  if (input === undefined || input === '' || (code === 'too_small' && origin === 'string'))
    return `${label} is required`;
  switch (code) {
    case 'invalid_value':
      return `Choose one of the answers for ${label.toLowerCase()}`;
    case 'too_small':
      return origin === 'array' ? `${label} is required` : `Enter at least ${String(minimum)}`;
    case 'too_big':
      return origin === 'string'
        ? `Use at most ${String(maximum)} characters`
        : `Enter at most ${String(maximum)}`;
    case 'invalid_format':
    case 'invalid_type':
      return `Enter a valid ${label.toLowerCase()}`;
    default:
      return undefined;
  }
}
