import { actionsOf, type Case, SENT_AT } from './cases.ts';
import type { Person } from './people.ts';

/** Whether a case fits the flags, the days and the moments that are asked for. */
export function fitsFilters(aCase: Case, query: URLSearchParams, person: Person): boolean {
  const flags = {
    overdue: false,
    onHold: false,
    anySubspecialty: false,
    releaseSoon: false,
    mayPickUp: actionsOf(aCase, person).includes('pickUp'),
  };
  const moments = { sent: SENT_AT, signed: null, status: aCase.selectedAt ?? SENT_AT };
  return (
    Object.entries(flags).every(([name, holds]) => [null, String(holds)].includes(query.get(name))) &&
    Object.entries(moments).every(([name, moment]) => isWithin(moment, query, name)) &&
    isOfDays(dateOf(aCase, query, person), query.get('from'), query.get('to'))
  );
}

function isWithin(moment: string | null, query: URLSearchParams, name: string): boolean {
  const [from, before] = [query.get(`${name}From`), query.get(`${name}Before`)];
  if (from === null && before === null) return true;
  const at = Date.parse(moment ?? '');
  return (
    at >= Date.parse(from ?? '0001-01-01T00:00:00Z') && at < Date.parse(before ?? '9999-12-31T00:00:00Z')
  );
}

/** The date that a view is about; the facilities of this server go by UTC. */
const dateOf = ({ selectedAt }: Case, query: URLSearchParams, { role }: Person): string | null =>
  query.get('view') === 'mine' && role === 'Provider' ? selectedAt : SENT_AT;

function isOfDays(date: string | null, from: string | null, to: string | null): boolean {
  if (from === null && to === null) return true;
  const day = date?.slice(0, 10);
  return day !== undefined && day >= (from ?? day) && day <= (to ?? day);
}
