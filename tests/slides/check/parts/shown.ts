import { type Call, dataOf, isSuccess, type Told } from '../calls.ts';
import { CALLERS } from '../creds.ts';
import { FACTS, isReadById, type OperationFacts, placeOf } from '../facts.ts';
import type { Finds } from '../finds.ts';
import { valueAt } from '../judge.ts';
import type { Ledger } from '../ledger.ts';
import type { Prober } from '../prober.ts';
import { expectedOf, isFacility, isReader, type Me, standingOf } from '../relation.ts';
import { nameOfId } from '../thing-names.ts';

export interface ShownRows {
  /** Holds every list to who may know of what stands in it, once it is known who the callers are. */
  readonly heard: (told: Told, people: readonly Me[]) => void;
}

/** What somebody has alone: it is no row of anybody else's list. */
const OF_ONE: readonly string[] = ['notificationId', 'sessionId', 'viewId'];

const idOf = (row: unknown): string | null => {
  const id = valueAt(row, 'id') ?? valueAt(row, 'caseId');
  return typeof id === 'string' && nameOfId(id) !== '' ? id : null;
};

const readerOf = (name: string): OperationFacts | null =>
  [...FACTS.values()].find(
    (facts) => facts.names.length === 1 && facts.names[0] === name && isReadById(facts),
  ) ?? null;

/** A facility sees the tasks of its people too, and only of some people it is known whose they are. */
function mayBeOfColleague(userId: unknown, me: Me, people: readonly Me[]): boolean {
  if (!isFacility(me) || typeof userId !== 'string') return false;
  const assignee = people.find((one) => one.userId === userId);
  return assignee === undefined || assignee.facilityId === me.facilityId;
}

/** No list shows a row of what the caller is not to know of when it is asked for by its id. */
export function createShownRows(ledger: Ledger, finds: Finds, findingOf: Prober['findingOf']): ShownRows {
  const owners = new Map<string, Call['caller']>();

  function isOfAnother(id: string, { name }: Me): boolean {
    if (!OF_ONE.includes(nameOfId(id))) return false;
    const owner = owners.get(id) ?? name;
    owners.set(id, owner);
    return owner !== name;
  }

  function isHidden(id: string, me: Me, people: readonly Me[]): boolean {
    const name = nameOfId(id);
    const read = readerOf(name);
    const about = finds.about(id);
    // The pool is shown to whoever may take of it, before anybody reads a case of it.
    if (read === null || (name === 'caseId' && isReader(me) && about['status'] === 'Available')) return false;
    if (name === 'taskId' && mayBeOfColleague(valueAt(about, 'assignee.userId'), me, people)) return false;
    const way = { params: { [name]: id }, seenBy: new Set([me.name]) };
    const standing = standingOf(finds, read.id, way, me, null);
    return standing !== null && expectedOf(read.id, me.name, standing) === 'NOT_FOUND';
  }

  return {
    heard: (told, people) => {
      const { operation, caller, method } = told.call;
      const rows =
        isSuccess(told) && told.isSound && method === undefined ? valueAt(dataOf(told), 'items') : null;
      const me = people.find(({ name }) => name === caller);
      if (!Array.isArray(rows) || me === undefined) return;
      const ids = rows.flatMap((row: unknown) => idOf(row) ?? []);
      if (ids.length === 0) return;
      const name = `${operation}: what it shows ${me.name}`;
      const [other] = ids.filter((id) => isOfAnother(id, me) || isHidden(id, me, people));
      if (other === undefined) ledger.pass('roles', name);
      else
        ledger.fail(
          'roles',
          name,
          findingOf(told, {
            says: `Who is not to know of a thing is shown it in no list either, ${CALLERS[me.name]} or whoever else.`,
            place: placeOf(operation, '/x-access'),
            came: `a row of ${other}, which is of somebody else`,
          }),
        );
    },
  };
}
