import { z } from 'zod';

/** What a schema says of a value that it does not take; zod's raw issue is one. */
interface Complaint {
  readonly code?: string;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  readonly expected?: string;
  readonly format?: string;
  readonly schema?: unknown;
}

/** What readers call by another word than the wire does, or write in capitals. */
const CALLED: Readonly<Record<string, string>> = {
  autoValue: 'By the rule',
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

/** 'nextContactDate' as a reader knows it: 'Next contact date'. The id of a thing is called as the thing, and an amount in cents as the amount. */
export function fieldWords(name: string): string {
  if (Object.hasOwn(CALLED, name)) return CALLED[name] ?? name;
  const words = name
    .replace(/((Id|ID)s?|Cents)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field and what its form calls it. The name has dots for what is inside, and `[]` for any row of a list. */
interface LabelledField {
  readonly name: string;
  readonly label: string;
}

const labelledForms = z.registry<{ readonly fields: () => readonly LabelledField[] }>();

/** Tells the schema of a form what its fields are called, so that the server and the browser name them alike. */
export function withLabels<Form extends z.ZodType>(form: Form, fields: () => readonly LabelledField[]): Form {
  labelledForms.add(form, { fields });
  return form;
}

/** As the fields of a form are named: `slides[0].received`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');

function labelOf(form: z.ZodType, path: readonly PropertyKey[]): string {
  const name = nameOf(path);
  const fields = labelledForms.get(form)?.fields() ?? [];
  const own =
    fields.find((field) => field.name === name) ??
    fields.find((field) => field.name === name.replaceAll(/\[\d+\]/g, '[]'));
  return own?.label ?? fieldWords(String(path.findLast((part) => typeof part === 'string') ?? 'value'));
}

/** How a value is written that people type in several ways, with an example. */
const WRITTEN: Readonly<Record<string, string>> = {
  number: 'a number with a point before its decimals, such as 12.50',
  int: 'a whole number, such as 3',
  date: 'a date, such as 2026-11-24',
  email: 'an email address, such as name@example.org',
};

/** A required text is empty, and a list without which nothing can be done has no entry. */
const isMissing = ({ code, input, minimum, origin }: Complaint): boolean =>
  input === undefined ||
  input === '' ||
  (code === 'too_small' && (origin === 'array' || (origin === 'string' && minimum === 1)));

function writtenAs({ expected, format, schema }: Complaint): string | undefined {
  const isWhole = schema instanceof z.ZodNumber && schema.format === 'safeint';
  return WRITTEN[isWhole ? 'int' : (format ?? expected ?? '')];
}

/**
 * One sentence in plain words for a field that the contract's own schema refuses, by the label of the field; undefined
 * leaves zod's own. It is used where a form is the operation's input schema as it is, without texts of the specification.
 */
export const plainWords = (form: z.ZodType) => (complaint: Complaint) => {
  const { code, path = [], minimum, maximum, origin } = complaint;
  const label = labelOf(form, path);
  if (isMissing(complaint)) return `${label} is required`;
  const written = writtenAs(complaint);
  const [verb, unit] = origin === 'string' ? ['have', ' characters'] : ['be', ''];
  switch (code) {
    case 'invalid_value':
      return `${label} must be one of the choices`;
    case 'too_small':
      return `${label} must ${verb} at least ${String(minimum)}${unit}`;
    case 'too_big':
      return `${label} must ${verb} at most ${String(maximum)}${unit}`;
    case 'invalid_format':
    case 'invalid_type':
      return written === undefined ? `${label} is not in the right form` : `${label} must be ${written}`;
    default:
      return undefined;
  }
};
