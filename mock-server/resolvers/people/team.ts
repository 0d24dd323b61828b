import type { Call, Resolver } from '../../call.ts';
import { requireVersion } from '../../case-access.ts';
import { matches, pageOf, sorted } from '../../paging.ts';
import type { UserRecord } from '../../records.ts';
import { refuse } from '../../refusal.ts';
import { namesOf, requireTransition } from '../../transitions.ts';
import { shutOut } from './shut-out.ts';
import { isLastManager, teamMemberOf, teamOf } from './team-form.ts';
import { isLastAdmin, requireDuty } from './user-access.ts';
import { byName } from './user-reads.ts';

export const listTeam: Resolver<'listTeam'> = {
  resolve: (call) => {
    const { query } = call.input;
    const found = teamOf(call)
      .filter(({ status }) => status !== 'Deactivated')
      .filter(({ displayName, email }) => matches(query.q, [displayName, email]));
    const page = pageOf(sorted(found, 'name', { name: byName }), query);
    return { data: { ...page, items: page.items.map((user) => teamMemberOf(user, call)) } };
  },
};

function colleague(call: Call<'removeTeamMember'>): UserRecord {
  const user = teamOf(call).find(({ id }) => id === call.input.params.userId);
  if (user === undefined) throw refuse('NOT_FOUND');
  return user;
}

export const removeTeamMember: Resolver<'removeTeamMember'> = {
  see: (call) => void colleague(call),
  resolve: (call) => {
    const { world, caller, input } = call;
    const user = colleague(call);
    if (caller.viewer.role === 'Admin') requireDuty(caller, 'Admin');
    requireTransition('UserStatus', 'removeTeamMember', user.status, namesOf(caller));
    if (isLastAdmin(world, user)) throw refuse('LAST_ADMIN');
    if (isLastManager(world, user)) throw refuse('LAST_TEAM_MEMBER');
    requireVersion(input.headers['If-Match'], user);
    shutOut(call, user, null);
    return { data: { done: true } };
  },
};
