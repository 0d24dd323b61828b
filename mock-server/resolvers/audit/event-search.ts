import type { Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import type { World } from '../../world.ts';
import { isWithin } from '../cases/case-rows.ts';

type Line = ReturnType<World['caseEvents']['list']>[number];

/** Tests and no queries: there are many more lines than cases, and almost every call writes one. */
const LINES: ListTable<'searchCaseEvents', Line> = {
  of: ({ world, input: { query } }) =>
    query.caseId === undefined ? world.caseEvents : world.caseEvents.by('case', query.caseId),
  filters: {
    caseId: () => () => true,
    userId: (asked) => (line) => line.by?.userId === asked,
    role: (asked) => (line) => asked.includes(line.role),
    kind: (asked) => (line) => asked.includes(line.kind),
    from: (from, { world }) => isOn(world, { from }),
    to: (to, { world }) => isOn(world, { to }),
  },
  sorts: { at: ({ at }) => at },
  usual: '-at',
  row: ({ caseId, ...event }, { world }) => ({
    case: { id: caseId, caseID: world.cases.find(caseId)?.caseID ?? null },
    event,
  }),
};

/** The days of a discarded draft are counted in UTC, since its facility is not known any more. */
const isOn =
  (world: World, days: { readonly from?: string; readonly to?: string }) =>
  ({ caseId, at }: Line): boolean => {
    const aCase = world.cases.find(caseId);
    if (aCase !== null) return isWithin(world, aCase, at, days);
    const day = at.slice(0, 10);
    return day >= (days.from ?? day) && day <= (days.to ?? day);
  };

export const searchCaseEvents: Resolver<'searchCaseEvents'> = {
  resolve: (call) => ({ data: pageOfList(LINES, call) }),
};

export const exportCaseEvents: Resolver<'exportCaseEvents'> = {
  resolve: (call) => exportList('searchCaseEvents', LINES, call, 'audit'),
};
