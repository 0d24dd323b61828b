import { candidateChecks } from '#app/core/cases/assignment.ts';
import type { CandidateZodType } from '#contracts/generated/schemas/candidate.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { mayBeNamed } from '../../rules/cases/signers.ts';
import { lastDayAway } from '../../rules/people/away.ts';
import { usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import { byName } from '../users/user-reads.ts';

type Asking = Call<'listAssignmentCandidates'>;

interface Judged {
  readonly id: string;
  readonly name: string;
  readonly candidate: CandidateZodType;
}

const CANDIDATES: ListTable<'listAssignmentCandidates', Judged> = {
  of: (call) => {
    const aCase = caseOf(call);
    const users = usersWhere(
      call.world,
      ({ id, provider, status }) =>
        provider !== null && status !== 'New' && mayBeNamed(call.world, id, aCase, call.now),
    );
    return users.map((user) => ({
      id: user.id,
      name: byName(user),
      candidate: candidateOf(call, aCase, user),
    }));
  },
  filters: {
    mayTake: (asked) => (one) => one.candidate.mayTake === asked,
    assignable:
      (asked) =>
      ({ candidate }) =>
        (candidate.mayTake || candidate.mayTakeBeyondLoad) === asked,
  },
  search: ({ candidate }) => [candidate.provider.displayName],
  sorts: {
    late: ({ candidate }) => Number(!candidate.mayTake),
    other: ({ candidate }) => Number(!candidate.isPreferred),
    openCases: ({ candidate }) => candidate.openCases,
    name: ({ name }) => name,
  },
  usual: 'late,other,openCases,name',
  row: ({ candidate }) => candidate,
};

export const listAssignmentCandidates: Resolver<'listAssignmentCandidates'> = {
  resolve: (call) => ({ data: pageOfList(CANDIDATES, call) }),
};

function candidateOf({ world, now }: Asking, aCase: CaseRecord, user: UserRecord): CandidateZodType {
  const provider = pickupProviderOf(world, user);
  const checks = candidateChecks(provider, pickupCaseOf(world, aCase), new Date(now).toISOString());
  const failed = checks.filter(({ isMet }) => !isMet).map(({ condition }) => condition);
  return {
    provider: personRef(user),
    status: user.status,
    checks: [...checks],
    mayTake: failed.length === 0,
    mayTakeBeyondLoad: failed.length === 1 && failed[0] === 'load',
    isPreferred: world.requisitions.find(aCase.id)?.routing.preferredProviderId === user.id,
    openCases: provider.openCases,
    openCaseLimit: provider.openCaseLimit,
    awayUntil: lastDayAway(user, now),
  };
}
