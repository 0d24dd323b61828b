import type { Resolver } from '../../http/call.ts';
import { feedOf } from '../../http/paging.ts';

export const listCaseEvents: Resolver<'listCaseEvents'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const isAdmin = caller.viewer.role === 'Admin';
    const lines = world.caseEvents
      .by('case', input.params.caseId)
      .filter(({ by }) => isAdmin || by?.userId === caller.user.id)
      .map(({ caseId: _, ...line }) => (isAdmin ? line : { ...line, address: null, device: null }));
    const { items, nextCursor } = feedOf(lines.toReversed(), input.query);
    return { data: { items: [...items], nextCursor } };
  },
};
