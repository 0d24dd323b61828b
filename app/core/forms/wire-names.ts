/** The wire's `licences.0.expires` as forms write it: `licences[0].expires`. Money is typed in whole units: `paidCents` is `paid`. */
export const formNameOf = (wireName: string): string =>
  wireName.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/Cents$/, '');

/** A moment is typed as a day or by the clock of the reader, and a case by its number. */
const TYPED_AS: ReadonlyMap<string, string> = new Map([
  ['startsAt', 'starts'],
  ['endsAt', 'ends'],
  ['to', 'until'],
  ['dueAt', 'due'],
  ['caseId', 'case'],
]);

/** The field of a form that the wire's name is about, of those that the form has (`[]` for any row); null for none of them. */
export function formFieldOf(wireName: string, names: ReadonlySet<string>): string | null {
  const all = [formNameOf(wireName), TYPED_AS.get(wireName)].filter((name) => name !== undefined);
  return all.find((name) => names.has(name.replaceAll(/\[\d+\]/g, '[]'))) ?? null;
}
