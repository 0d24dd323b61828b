import type { Billing, RecordChange } from '#contracts/generated/wire.ts';
import { fieldWords } from '../forms/plain-words.ts';
import { instantText } from './dates.ts';
import { storedWords } from './stored-words.ts';

/** The changes of a record as a page tells them: who and when, and each field by its name. */
export const changesInWords = (
  changes: readonly RecordChange[],
  timeZone: string,
  currency: Billing['currency'] | null = null,
) =>
  changes.map(({ id, at, by, fields }) => ({
    id,
    at,
    atText: instantText(at, timeZone),
    by: by?.displayName ?? 'The platform',
    lines: fields.map(({ field, from, to }) => ({
      label: field.split('.').map(fieldWords).join(', '),
      from: from && storedWords(field, from, timeZone, currency),
      to: to && storedWords(field, to, timeZone, currency),
    })),
  }));
