import { candidateChecks } from '#app/core/cases/assignment.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { CandidateZodType } from '#contracts/generated/schemas/candidate.ts';
import { pickupCaseOf, pickupProviderOf } from '../../access/case-access.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { matches, pageOf, sorted } from '../../http/paging.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import { usersWhere } from '../profile/notify.ts';
import { personOf } from '../tasks/made-tasks.ts';
import { byName } from '../users/user-reads.ts';
import { laboratoryCase } from './holds.ts';
import { knownCase } from './known-case.ts';

type Asking = Call<'listAssignmentCandidates'>;

export const listAssignmentCandidates: Resolver<'listAssignmentCandidates'> = {
  see: (call) => void knownCase(call, maySeeCase),
  resolve: (call): Answer<'listAssignmentCandidates'> => {
    const { world, input } = call;
    const { q, mayTake } = input.query;
    const aCase = laboratoryCase(call);
    const users = usersWhere(
      world,
      (user) => user.provider !== null && user.status !== 'New' && matches(q, [user.displayName]),
    );
    const candidates = users
      .map((user) => ({ user, ...candidateOf(call, aCase, user) }))
      .filter((one) => mayTake === undefined || one.mayTake === mayTake);
    const first = sorted(candidates, 'late,other,openCases,name', {
      late: (one) => Number(!one.mayTake),
      other: (one) => Number(!one.isPreferred),
      openCases: (one) => one.openCases,
      name: ({ user }) => byName(user),
    });
    const page = pageOf(first, input.query);
    return { data: { ...page, items: page.items.map(({ user: _user, ...candidate }) => candidate) } };
  },
};

function candidateOf({ world, now }: Asking, aCase: CaseRecord, user: UserRecord): CandidateZodType {
  const provider = pickupProviderOf(world, user);
  const checks = candidateChecks(provider, pickupCaseOf(world, aCase), new Date(now).toISOString());
  const failed = checks.filter(({ isMet }) => !isMet).map(({ condition }) => condition);
  return {
    ...{ provider: personOf(user), status: user.status, checks: [...checks] },
    mayTake: failed.length === 0,
    mayTakeBeyondLoad: failed.length === 1 && failed[0] === 'load',
    isPreferred: world.requisitions.find(aCase.id)?.routing.preferredProviderId === user.id,
    ...{ openCases: provider.openCases, openCaseLimit: provider.openCaseLimit },
  };
}
