import { isFacility } from '#app/core/access/roles.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isOnHold } from '#app/core/cases/holds.ts';
import { matchRefusal, type PickupProvider } from '#app/core/cases/pickup.ts';
import { canBeLate } from '#app/core/cases/status.ts';
import { keysOf } from '#app/core/objects.ts';
import { countWhile } from '#app/core/ordered.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { exportRows, ROWS_AT_MOST } from '../../http/exports.ts';
import { isHeldByAnother } from '../../rules/cases/case-facts.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { isReadBy } from '../../rules/people/group-work.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isFacilitySide } from '../diagnosis/case-sight.ts';
import { byUrgency, isLate } from './by-urgency.ts';
import { MOMENTS } from './case-moments.ts';
import {
  type CasePart,
  casesInOrder,
  isAskedFor,
  isWithin,
  requireSortable,
  row,
  rowsPage,
} from './case-rows.ts';
import { reportStateFor } from './case-standing.ts';
import { keepList } from './kept-lists.ts';
import { once } from './once.ts';

type Listing = Call<'listCases'>;
type View = Listing['input']['query']['view'];

const DEFAULT_SORT = {
  available: '-priority,dueAt',
  mine: 'dueAt',
  completed: '-signedAt',
  'send-out': 'dueAt',
  all: '-priority,dueAt',
} as const satisfies Readonly<Record<View, string>>;

const COMPLETED_FOR_MS = 30 * 86_400_000;

function casesAsked(call: Listing): readonly CaseRecord[] {
  const { view, sort = DEFAULT_SORT[view] } = call.input.query;
  const { part, holds: belongs } = belongingTo[view](call);
  requireSortable(sort, view !== 'available', call.caller);
  const choices = keysOf(CHOICES).flatMap((name) => choose(name, call));
  const filters = [askedFor(call, part), ...choices, search(call), within(call), belongs];
  const isByUrgency = sort === URGENCY;
  const find = (): readonly CaseRecord[] => {
    // One after another: each pass is a plain loop over what is left, and what was not asked for costs none.
    const found = filters.reduce(
      (left, holds) => (holds === ALL ? left : left.filter(holds)),
      casesInOrder(call.world, isByUrgency ? BY_PRIORITY : sort, part),
    );
    return isByUrgency ? byUrgency(found, call.now) : found;
  };
  const name = belongs === ALL ? nameOf(call, part, sort) : null;
  return name === null ? find() : keepList(call.world, name, find);
}

const URGENCY = 'urgency';
const BY_PRIORITY = '-priority,dueAt';

/** What may be asked of a list that is kept: it stands on the cases alone, and on their facilities. */
const KEPT_QUERY: ReadonlySet<string> = new Set(
  (
    'view sort page pageSize q from to status priority subspecialty type ' +
    'billingComponent region reportState providerId facilityId overdue onHold'
  ).split(' '),
);

/** All that a list was asked, as the name under which it is kept; null where it depends on something else. */
function nameOf(call: Listing, part: CasePart, sort: string): string | null {
  const { page: _, pageSize: __, ...asked } = call.input.query;
  const given = keysOf(asked).filter((key) => asked[key] !== undefined);
  if (asked.view === 'completed' || given.some((key) => !KEPT_QUERY.has(key))) return null;
  // What a facility is told of a report changes by itself, when its release is due.
  if (asked.reportState !== undefined && isFacilitySide(call.caller)) return null;
  const isTimed = sort === URGENCY || asked.overdue !== undefined;
  return JSON.stringify([
    part,
    sort,
    asked,
    isTimed ? lateCount(call, part) : null,
    asked.onHold === undefined ? null : endedHolds(call),
  ]);
}

/** How many holds have ended by themselves: as long as it stays the same, the same cases are on hold. */
function endedHolds({ world, now }: Listing): number {
  const heldOnce = keepList(world, 'held once', () =>
    world.cases.list().filter(({ holds }) => holds.length > 0),
  );
  return heldOnce.reduce(
    (count, { holds }) => count + holds.filter((one) => !isOnHold([one], now)).length,
    0,
  );
}

/** How many cases of the part are overdue: as long as it stays the same, so do they. */
function lateCount({ world, now }: Listing, part: CasePart): number {
  const open = keepList(world, JSON.stringify(['open by due', part]), () =>
    casesInOrder(world, 'dueAt', part).filter(({ status, dueAt }) => canBeLate(status) && dueAt !== null),
  );
  const at = new Date(now).toISOString();
  return countWhile(open, ({ dueAt }) => dueAt !== null && dueAt < at);
}

export const listCases: Resolver<'listCases'> = {
  resolve: (call): Answer<'listCases'> => {
    const { view, page, pageSize } = call.input.query;
    return { data: rowsPage(casesAsked(call), call, { page, pageSize, isNamed: view !== 'available' }) };
  },
};

export const exportCases: Resolver<'exportCases'> = {
  resolve: (call) => {
    // The query of this list is that of the list of all cases, and says besides which file is wanted.
    const query = { ...call.input.query, view: 'all' as const, page: 1, pageSize: ROWS_AT_MOST };
    const found = casesAsked({ ...call, input: { ...call.input, query } });
    return exportRows('listCases', call, 'cases', found, (aCase) => row(aCase, call, true));
  },
};

type Filter = (aCase: CaseRecord) => boolean;

/** The cases that a view is of: a part that is found without looking at the others, and what must hold in it. */
interface Belonging {
  readonly part?: NonNullable<CasePart>;
  readonly holds: Filter;
}

const ALL: Filter = () => true;

const ofFacility = (facilityId: string | null): Belonging => ({
  part: ['facility', facilityId ?? ''],
  holds: ALL,
});

function askedFor({ input: { query } }: Listing, part: CasePart): Filter {
  // The cases of one status have been told apart already.
  if (query.status === undefined && part?.[0] === 'status') return ALL;
  return (aCase) => isAskedFor(aCase, query.status);
}

function within({ world, now, input, caller }: Listing): Filter {
  const { view, from, to } = input.query;
  if (view === 'completed')
    return (aCase) => {
      const { timeZone } = facilityOf(world, aCase);
      // A last day alone may be an earlier one: the usual first day would leave nothing before it.
      const usual = to === undefined ? localDay(now - COMPLETED_FOR_MS, timeZone) : undefined;
      return isWithin(world, aCase, aCase.signedAt, { from: from ?? usual, to });
    };
  if (from === undefined && to === undefined) return ALL;
  const dated = view === 'mine' && !isFacility(caller.viewer.role) ? 'selectedAt' : DATE_OF[view];
  return (aCase) => isWithin(world, aCase, aCase[dated], { from, to });
}

/** The date that a view is about; a provider's own cases go by the day of taking them. */
const DATE_OF = {
  available: 'availableAt',
  completed: 'signedAt',
  mine: 'sentAt',
  'send-out': 'sentAt',
  all: 'sentAt',
} as const satisfies Readonly<Record<View, keyof CaseRecord>>;

type Query = Listing['input']['query'];

type Choices = { readonly [K in keyof Query]?: (asked: NonNullable<Query[K]>, call: Listing) => Filter };

/** What a filter of the call asks of a case; all that a case answers stands on it or on its facility. */
const CHOICES: Choices = {
  ...MOMENTS,
  providerId:
    (asked) =>
    ({ assignedProviderId, status }) =>
      assignedProviderId === asked && status !== 'Available',
  groupId: (asked, { world }) => {
    const group = world.groups.find(asked);
    return (aCase) => group !== null && isReadBy(group, aCase);
  },
  priority: (asked) => amongst(asked, ({ priority }) => priority),
  subspecialty: (asked) => amongst<string>(asked, ({ subspecialty }) => subspecialty),
  type: (asked) => amongst(asked, ({ type }) => type?.value ?? null),
  billingComponent: (asked) => amongst(asked, ({ billingComponent }) => billingComponent),
  region: (asked, { world }) => amongst(asked, (aCase) => facilityOf(world, aCase).state),
  reportState: (asked, call) => amongst(asked, (aCase) => reportStateFor(call, aCase)),
  overdue: (asked, { now }) => {
    const at = new Date(now).toISOString();
    return (aCase) => isLate(aCase, at) === asked;
  },
  onHold:
    (asked, { now }) =>
    ({ holds }) =>
      isOnHold(holds, now) === asked,
};

function amongst<V>(asked: readonly V[], valueOf: (aCase: CaseRecord) => V | null): Filter {
  if (asked.length === 0) return ALL;
  const wanted = new Set<V | null>(asked);
  return (aCase) => wanted.has(valueOf(aCase));
}

function choose<K extends keyof Query>(name: K, call: Listing): readonly Filter[] {
  const asked = call.input.query[name];
  const filterOf: Choices[K] = CHOICES[name];
  return asked === undefined || filterOf === undefined ? [] : [filterOf(asked, call)];
}

/** The search of a list looks at numbers, subspecialties and places only: names never stand in an address. */
function search({ world, input }: Listing): Filter {
  const text = (input.query.q ?? '').trim().toLowerCase();
  if (text === '') return ALL;
  const holds = (value: string): boolean => value.toLowerCase().includes(text);
  const facilities = new Set(world.facilities.list().flatMap(({ id, name }) => (holds(name) ? [id] : [])));
  // Few words for many cases: each is looked through once.
  const isOfSubspecialty = once((subspecialty: string) => holds(subspecialty.replaceAll('_', ' ')));
  return ({ facilityId, subspecialty, caseID }) =>
    facilities.has(facilityId) || isOfSubspecialty(subspecialty) || holds(caseID ?? '');
}

/** The pool as this provider may take from it: cases of another state or subspecialty are not shown to them. */
export function availableTo({
  caller: { user },
  world,
  now,
}: Pick<Listing, 'caller' | 'world' | 'now'>): Belonging {
  const barred = barredFor(world, user.id, now);
  const isMatch = matching(world, pickupProviderOf(world, user), new Date(now).toISOString());
  return {
    part: ['status', 'Available'],
    holds: (aCase) =>
      (barred.size === 0 || !barred.has(aCase.id)) && !isOnHold(aCase.holds, now) && isMatch(aCase),
  };
}

/** What is a matter of the one case: the few that another has first call on, or that this provider signed before. */
const barredFor = (world: World, userId: string, now: number): ReadonlySet<string> =>
  new Set([
    ...isHeldByAnother(world, userId, now),
    ...world.cases.by('earlierSigner', userId).map(({ id }) => id),
  ]);

/** Asked of every other case of the pool, and answered once for all that agree in what the rule looks at. */
function matching(world: World, provider: PickupProvider, now: string): Filter {
  const answers = once((_facilityId: string) => new Map<string, boolean>());
  return (aCase) => {
    const ofFacility = answers(aCase.facilityId);
    const known = ofFacility.get(aCase.subspecialty);
    if (known !== undefined) return known;
    const answer = matchRefusal(provider, pickupCaseOf(world, aCase), now) === null;
    ofFacility.set(aCase.subspecialty, answer);
    return answer;
  };
}

const belongingTo: Readonly<Record<View, (call: Listing) => Belonging>> = {
  available: availableTo,
  mine: workOf,
  completed: completedOf,
  'send-out': sentOutBy,
  all: allOf,
};

function completedOf({ caller: { viewer } }: Listing): Belonging {
  return { part: ['provider', viewer.id], holds: ({ status }) => status === 'SignOutCompleted' };
}

function sentOutBy({ caller: { viewer } }: Listing): Belonging {
  return ofFacility(viewer.facilityId);
}

function allOf({ input }: Listing): Belonging {
  const asked = input.query.facilityId;
  return asked === undefined ? { holds: ALL } : ofFacility(asked);
}

function workOf({ caller: { viewer } }: Listing): Belonging {
  if (isFacility(viewer.role)) return ofFacility(viewer.facilityId);
  return { part: ['holder', viewer.id], holds: ALL };
}
