import type { Call, Resolver } from '../../http/call.ts';
import { requireFields } from '../../http/field-problems.ts';
import { refuse } from '../../http/refusal.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { GroupRecord } from '../../store/tables/people.ts';
import { openCasesOf } from '../profile/profile-form.ts';
import { groupAnswer, requireGroup } from './group-form.ts';
import { memberProblem } from './groups.ts';

function withMembers(
  call: Call<'addGroupMember'> | Call<'removeGroupMember'>,
  group: GroupRecord,
  next: (members: GroupRecord['members'], at: string) => GroupRecord['members'],
): GroupRecord {
  const at = new Date(call.now).toISOString();
  const changed = call.world.groups.change(group.id, (held) => ({
    ...held,
    members: next(held.members, at),
    version: held.version + 1,
    updatedAt: at,
  }));
  return keepHistory(call, 'groups', group, changed);
}

export const addGroupMember: Resolver<'addGroupMember'> = {
  resolve: (call) => {
    const { world, input } = call;
    const { userId } = input.body;
    const group = requireGroup(world, input.params.groupId);
    if (group.members.some((member) => member.userId === userId)) throw refuse('GROUP_MEMBER_EXISTS');
    requireFields({ userId: memberProblem(world, userId) });
    const changed = withMembers(call, group, (members, addedAt) => [...members, { userId, addedAt }]);
    return groupAnswer(world, changed);
  },
};

function groupOfMember({ world, input }: Call<'removeGroupMember'>): GroupRecord {
  const group = requireGroup(world, input.params.groupId);
  if (!group.members.some(({ userId }) => userId === input.params.memberId)) throw refuse('NOT_FOUND');
  return group;
}

export const removeGroupMember: Resolver<'removeGroupMember'> = {
  resolve: (call) => {
    const { world, input } = call;
    const { memberId } = input.params;
    const group = groupOfMember(call);
    const open = openCasesOf(world, memberId, group.facilityIds);
    if (open > 0) throw refuse('OPEN_CASES', { text: `Reassign ${open} open cases first` });
    if (group.members.length === 1) throw refuse('GROUP_NEEDS_MEMBER');
    requireVersion(input.headers['If-Match'], group);
    const changed = withMembers(call, group, (members) =>
      members.filter(({ userId }) => userId !== memberId),
    );
    return groupAnswer(world, changed);
  },
};
