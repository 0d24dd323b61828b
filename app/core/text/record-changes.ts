import type { Billing, RecordChange } from '#contracts/generated/wire.ts';
import { fieldWords } from '../forms/plain-words.ts';
import { instantText } from './dates.ts';
import { storedWords } from './stored-words.ts';

/** What only holds a record together: the facts of a pathologist, and the form of a facility. */
const HOLDERS: readonly string[] = ['provider', 'form'];

/** What the field of a form is called beside its question, and says little alone. */
const CALLED_ALONE: Readonly<Record<string, string>> = {
  experienceYears: 'Years of sign-out practice',
  line1: 'First line',
  line2: 'Second line',
  readsAtCertifiedSite: 'Reads at a certified site',
  region: 'State or province',
  state: 'State or province',
  tasksExist: 'Task made',
  verified: 'Checked',
  vpn: 'Private network',
};

/** A path as a reader knows its field: 'licences.0.expiresOn' is 'Licence 1, Expires on'. */
function pathWords(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const parts = rest.length > 0 && HOLDERS.includes(first) ? rest : [first, ...rest];
  return parts
    .reduce<readonly string[]>((words, part) => {
      if (!/^\d+$/.test(part)) return [...words, CALLED_ALONE[part] ?? fieldWords(part)];
      const list = words.at(-1) ?? '';
      return [...words.slice(0, -1), `${list.replace(/s$/, '')} ${Number(part) + 1}`];
    }, [])
    .join(', ');
}

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
      label: pathWords(field),
      from: from && storedWords(field, from, timeZone, currency),
      to: to && storedWords(field, to, timeZone, currency),
    })),
  }));
