import { localDay } from '#app/core/calendar/wall-clock.ts';
import type { Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { OPERATOR_CALENDAR } from '../../rules/calendars.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { newId } from '../../store/ids.ts';
import type { PageRefusalRecord } from '../../store/tables/notices.ts';

const dayOf = ({ at }: PageRefusalRecord): string => localDay(Date.parse(at), OPERATOR_CALENDAR.timeZone);

const REFUSALS: ListTable<'listPageRefusals', PageRefusalRecord> = {
  of: ({ world }) => world.pageRefusals,
  filters: {
    userId: (asked) => (one) => one.by.userId === asked,
    role: (asked) => (one) => asked.includes(one.role),
    from: (from) => (one) => dayOf(one) >= from,
    to: (to) => (one) => dayOf(one) <= to,
  },
  search: ({ by, path }) => [by.displayName, path],
  sorts: { at: ({ at }) => at },
  usual: '-at',
  row: (one) => one,
};

export const listPageRefusals: Resolver<'listPageRefusals'> = {
  resolve: (call) => ({ data: pageOfList(REFUSALS, call) }),
};

export const reportPageRefusal: Resolver<'reportPageRefusal'> = {
  resolve: ({ world, now, caller, input }) => {
    world.pageRefusals.insert({
      id: newId('prf'),
      at: new Date(now).toISOString(),
      by: personRef(caller.user),
      role: caller.viewer.role,
      path: input.body.path,
      address: caller.address,
    });
    return { data: { done: true } };
  },
};
