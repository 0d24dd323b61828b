import { isFacility } from '#app/core/access/roles.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isActive, matchRefusal, pickupMessage } from '#app/core/cases/pickup.ts';
import { isHeld } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../call.ts';
import { facilityOf, pickupCaseOf, pickupProviderOf } from '../case-access.ts';
import type { CaseRecord } from '../records.ts';
import { refuse } from '../refusal.ts';
import { isHeldForAnother } from './moves/case-facts.ts';
import { isAskedFor, isWithin, rowsPage, sentOutAt } from './moves/case-rows.ts';

type Listing = Call<'listCases'>;
type View = Listing['input']['query']['view'];

const DEFAULT_SORT = {
  available: '-priority,dueAt',
  mine: 'dueAt',
  completed: '-dueAt',
  'send-out': 'dueAt',
  all: '-priority,dueAt',
} as const satisfies Readonly<Record<View, string>>;

const COMPLETED_FOR_MS = 30 * 86_400_000;

export const listCases: Resolver<'listCases'> = {
  resolve: (call): Answer<'listCases'> => {
    const { view, page, pageSize, sort = DEFAULT_SORT[view] } = call.input.query;
    const found = casesOf[view](call).filter((aCase) => isWanted(call, aCase));
    return { data: rowsPage(found, call, { page, pageSize, sort, isNamed: view !== 'available' }) };
  },
};

function isWanted({ world, now, input }: Listing, aCase: CaseRecord): boolean {
  const { view, q = '', status, from, to } = input.query;
  if (!isAskedFor(aCase, status) || !isNumbered(aCase, facilityOf(world, aCase).name, q)) return false;
  if (view === 'completed') {
    const { timeZone } = facilityOf(world, aCase);
    const first = from ?? localDay(now - COMPLETED_FOR_MS, timeZone);
    return isWithin(world, aCase, aCase.signedAt, { from: first, to });
  }
  if (from === undefined && to === undefined) return true;
  const at = view === 'available' ? aCase.availableAt : sentOutAt(world, aCase);
  return isWithin(world, aCase, at, { from, to });
}

/** The search of a list looks at numbers, subspecialties and places only: names never stand in an address. */
function isNumbered({ caseID, subspecialty }: CaseRecord, facilityName: string, q: string): boolean {
  const sought = q.trim().toLowerCase();
  const places = [caseID ?? '', subspecialty.replaceAll('_', ' '), facilityName];
  return sought === '' || places.some((text) => text.toLowerCase().includes(sought));
}

/** The pool as this provider may take from it: cases of another state or subspecialty are not shown to them. */
function availableTo({ caller: { user, viewer }, world, now }: Listing): readonly CaseRecord[] {
  if (viewer.role !== 'Provider') throw refuse('FORBIDDEN_ROLE');
  if (!isActive(user.status))
    throw refuse('PROVIDER_NOT_ACTIVE', { text: pickupMessage({ kind: 'not-active' }) });
  const provider = pickupProviderOf(world, user);
  const today = new Date(now).toISOString().slice(0, 10);
  return world.cases
    .by('status', 'Available')
    .filter(
      (aCase) =>
        matchRefusal(provider, pickupCaseOf(world, aCase), today) === null &&
        !isHeldForAnother(world, aCase.id, user.id, now),
    );
}

const casesOf: Readonly<Record<View, (call: Listing) => readonly CaseRecord[]>> = {
  available: availableTo,
  mine: workOf,
  completed: completedOf,
  'send-out': sentOutBy,
  all: allOf,
};

function completedOf({ caller: { viewer }, world }: Listing): readonly CaseRecord[] {
  if (viewer.role !== 'Provider') throw refuse('FORBIDDEN_ROLE');
  return world.cases.by('provider', viewer.id).filter(({ status }) => status === 'SignOutCompleted');
}

function sentOutBy({ caller: { viewer }, world }: Listing): readonly CaseRecord[] {
  if (!isFacility(viewer.role)) throw refuse('FORBIDDEN_ROLE');
  return world.cases.by('facility', viewer.facilityId ?? '');
}

function allOf({ caller: { viewer }, world, input }: Listing): readonly CaseRecord[] {
  if (viewer.role !== 'Admin') throw refuse('FORBIDDEN_ROLE');
  const { facilityId } = input.query;
  return facilityId === undefined ? world.cases.list() : world.cases.by('facility', facilityId);
}

function workOf({ caller: { viewer }, world }: Listing): readonly CaseRecord[] {
  if (viewer.role === 'Admin') throw refuse('FORBIDDEN_ROLE');
  if (isFacility(viewer.role)) return world.cases.by('facility', viewer.facilityId ?? '');
  return world.cases.by('provider', viewer.id).filter(({ status }) => isHeld(status));
}
