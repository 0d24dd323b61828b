import type { TaskCandidateZodType } from '#contracts/generated/schemas/task-candidate.ts';
import type { TaskRefusal } from '#contracts/generated/wire.ts';
import type { Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { lastDayAway } from '../../rules/people/away.ts';
import { usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { requireTask } from '../../rules/tasks/task-access.ts';
import { takerRefusals } from '../../rules/tasks/task-takers.ts';
import { byName } from '../users/user-reads.ts';

interface Judged {
  readonly id: string;
  readonly name: string;
  readonly candidate: TaskCandidateZodType;
}

/** Nothing can be changed about these, so whoever may yet be helped to the task is told before them. */
const NEVER: readonly TaskRefusal[] = ['facility', 'provider', 'duty', 'billing', 'role'];

const CANDIDATES: ListTable<'listTaskCandidates', Judged> = {
  of: (call) => {
    const { world, now } = call;
    const task = requireTask(call);
    return usersWhere(world, ({ status }) => status !== 'Deactivated').map((user) => {
      const refusals = [...takerRefusals(world, task, user, now)];
      return {
        id: user.id,
        name: byName(user),
        candidate: {
          person: personRef(user),
          status: user.status,
          mayTake: refusals.length === 0,
          refusals,
          awayUntil: lastDayAway(user, now),
        },
      };
    });
  },
  filters: { mayTake: (asked) => (one) => one.candidate.mayTake === asked },
  search: ({ candidate }) => [candidate.person.displayName],
  sorts: {
    late: ({ candidate }) => Number(!candidate.mayTake),
    never: ({ candidate }) => Number(candidate.refusals.some((refusal) => NEVER.includes(refusal))),
    name: ({ name }) => name,
  },
  usual: 'late,never,name',
  row: ({ candidate }) => candidate,
};

export const listTaskCandidates: Resolver<'listTaskCandidates'> = {
  resolve: (call) => ({ data: pageOfList(CANDIDATES, call) }),
};
