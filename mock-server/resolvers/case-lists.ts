import { isFacility } from '#app/core/access/roles.ts';
import { isActive, matchRefusal, pickupMessage } from '#app/core/cases/pickup.ts';
import { isHeld } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../call.ts';
import { pickupCaseOf, pickupProviderOf } from '../case-access.ts';
import { rowOf } from '../case-forms.ts';
import { matchesSearch, sortedRows } from '../case-order.ts';
import type { CaseRecord } from '../records.ts';
import { refuse } from '../refusal.ts';

const DEFAULT_SORT = {
  available: '-priority,dueAt',
  mine: 'dueAt',
  completed: '-dueAt',
  'send-out': 'dueAt',
  all: '-priority,dueAt',
} as const;

export const listCases: Resolver<'listCases'> = {
  resolve: (call): Answer<'listCases'> => {
    const { view, page, pageSize, sort = DEFAULT_SORT[view], q = '' } = call.input.query;
    const rows = casesOf[view](call).map((aCase) => rowOf(aCase, call, view !== 'available'));
    const found = sortedRows(q.trim() === '' ? rows : rows.filter((row) => matchesSearch(row, q)), sort);
    return {
      data: {
        items: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
        totalPages: Math.ceil(found.length / pageSize),
      },
    };
  },
};

/** The pool as this provider may take from it: cases of another state or subspecialty are not shown to them. */
function availableTo({ caller: { user, viewer }, world, now }: Call<'listCases'>): CaseRecord[] {
  if (viewer.role !== 'Provider') throw refuse('FORBIDDEN_ROLE');
  if (!isActive(user.status))
    throw refuse('PROVIDER_NOT_ACTIVE', { text: pickupMessage({ kind: 'not-active' }) });
  const provider = pickupProviderOf(world, user);
  const today = new Date(now).toISOString().slice(0, 10);
  return world.cases
    .by('status', 'Available')
    .filter((aCase) => matchRefusal(provider, pickupCaseOf(world, aCase), today) === null);
}

const casesOf: Readonly<
  Record<Call<'listCases'>['input']['query']['view'], (call: Call<'listCases'>) => readonly CaseRecord[]>
> = {
  available: availableTo,
  mine: workOf,
  completed: completedOf,
  'send-out': sentOutBy,
  all: allOf,
};

function completedOf({ caller: { viewer }, world }: Call<'listCases'>): readonly CaseRecord[] {
  if (viewer.role !== 'Provider') throw refuse('FORBIDDEN_ROLE');
  return world.cases.by('provider', viewer.id).filter(({ status }) => status === 'SignOutCompleted');
}

function sentOutBy({ caller: { viewer }, world }: Call<'listCases'>): readonly CaseRecord[] {
  if (!isFacility(viewer.role)) throw refuse('FORBIDDEN_ROLE');
  return world.cases.by('facility', viewer.facilityId ?? '');
}

function allOf({ caller: { viewer }, world }: Call<'listCases'>): readonly CaseRecord[] {
  if (viewer.role !== 'Admin') throw refuse('FORBIDDEN_ROLE');
  return world.cases.list();
}

function workOf({ caller: { viewer }, world }: Call<'listCases'>): CaseRecord[] {
  if (viewer.role === 'Admin') throw refuse('FORBIDDEN_ROLE');
  if (isFacility(viewer.role)) return world.cases.by('facility', viewer.facilityId ?? '');
  return world.cases.by('provider', viewer.id).filter(({ status }) => isHeld(status));
}
