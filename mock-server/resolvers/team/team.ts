import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { teamOf } from '../../rules/people/team.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { giveBackBarred } from '../tasks/left-tasks.ts';
import { shutOut } from '../users/shut-out.ts';
import { isLastAdmin } from '../users/user-access.ts';
import { byName } from '../users/user-reads.ts';
import { requireGrantable } from './granted-rights.ts';
import { isLastManager, teamMemberOf } from './team-form.ts';

const TEAM: ListTable<'listTeam', UserRecord> = {
  of: (call) => teamOf(call).filter(({ status }) => status !== 'Deactivated'),
  filters: {},
  search: ({ displayName, email }) => [displayName, email],
  sorts: { name: byName },
  usual: 'name',
  row: teamMemberOf,
};

export const listTeam: Resolver<'listTeam'> = { resolve: (call) => ({ data: pageOfList(TEAM, call) }) };

function colleague(call: Call<'removeTeamMember'> | Call<'updateTeamMember'>): UserRecord {
  const user = teamOf(call).find(({ id }) => id === call.input.params.userId);
  if (user === undefined) throw refuse('NOT_FOUND');
  return user;
}

export const removeTeamMember: Resolver<'removeTeamMember'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const user = colleague(call);
    requireMove('UserStatus', 'removeTeamMember', user.status, namesOf(caller));
    if (isLastAdmin(world, user)) throw refuse('LAST_ADMIN');
    if (isLastManager(world, user)) throw refuse('LAST_TEAM_MEMBER');
    requireVersion(input.headers['If-Match'], user);
    shutOut(call, user, 'removeFromTeam', null);
    return { data: { done: true } };
  },
};

export const updateTeamMember: Resolver<'updateTeamMember'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const user = colleague(call);
    if (user.id === caller.user.id)
      throw refuse('FORBIDDEN_OWNER', { text: 'Nobody changes their own rights.' });
    requireVersion(input.headers['If-Match'], user);
    const { rights } = input.body;
    requireGrantable(caller, rights, user.rights);
    const at = new Date(now).toISOString();
    const changed = world.users.change(user.id, (record) => ({
      ...record,
      rights,
      version: record.version + 1,
      updatedAt: at,
    }));
    keepHistory(call, 'users', user, changed);
    giveBackBarred(call, user, changed);
    return { etag: etagOf(changed), data: teamMemberOf(changed, call) };
  },
};
