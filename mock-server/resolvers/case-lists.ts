import { isFacility } from '#app/core/access/roles.ts';
import { isActive, matchRefusal, pickupMessage } from '#app/core/cases/pickup.ts';
import { isHeld } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../call.ts';
import { pickupCaseOf, pickupProviderOf } from '../case-access.ts';
import { rowOf } from '../case-forms.ts';
import { matchesSearch, sortedRows } from '../case-order.ts';
import type { CaseRecord } from '../records.ts';
import { refuse } from '../refusal.ts';

const DEFAULT_SORT = { available: '-priority,dueAt', mine: 'dueAt' } as const;

export const listCases: Resolver<'listCases'> = {
  resolve: (call): Answer<'listCases'> => {
    const { view, page, pageSize, sort = DEFAULT_SORT[view], q = '' } = call.input.query;
    const cases = view === 'available' ? availableTo(call) : workOf(call);
    const rows = cases.map((aCase) => rowOf(aCase, call, view === 'mine'));
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

function workOf({ caller: { viewer }, world }: Call<'listCases'>): CaseRecord[] {
  if (isFacility(viewer.role)) return world.cases.by('facility', viewer.facilityId ?? '');
  return world.cases.by('provider', viewer.id).filter(({ status }) => isHeld(status));
}
