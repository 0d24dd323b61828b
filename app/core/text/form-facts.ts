import { fieldWords } from '../forms/plain-words.ts';
import { storedWords } from './stored-words.ts';

interface FormFact {
  readonly term: string;
  readonly value: string | null;
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function textOf(name: string, value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return isPlain(value) ? storedWords(name, String(value), timeZone) : null;
}

/**
 * Everything that a form says, each with where it stands, as a page lists what it does not know by name. What is empty is
 * there too: whoever checks a form looks for what is missing.
 */
export function formFacts(
  form: object,
  timeZone: string,
  within: readonly string[] = [],
): readonly FormFact[] {
  return Object.entries(form).flatMap(([name, value]: readonly [string, unknown]): readonly FormFact[] => {
    const place = [...within, fieldWords(name)];
    const term = place.join(', ');
    if (Array.isArray(value)) {
      const rows: readonly unknown[] = value;
      if (rows.every(isPlain)) return [{ term, value: textOf(name, rows.join(', '), timeZone) }];
      return rows.flatMap((row, index) =>
        typeof row === 'object' && row !== null ? formFacts(row, timeZone, [`${term} ${index + 1}`]) : [],
      );
    }
    return typeof value === 'object' && value !== null
      ? formFacts(value, timeZone, place)
      : [{ term, value: textOf(name, value, timeZone) }];
  });
}
