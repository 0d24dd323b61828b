import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type Problems, requireFields, unless } from '../../http/field-problems.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { USUAL_QA_RULE } from '../../rules/people/group-work.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { GroupRecord } from '../../store/tables/people.ts';
import type { World } from '../../world.ts';
import { groupAnswer, groupRowOf, openGroupCases, requireGroup } from './group-form.ts';

const GROUPS: ListTable<'listGroups', GroupRecord> = {
  of: ({ world }) => world.groups,
  filters: { active: 'active' },
  search: ({ name, description }) => [name, description],
  sorts: {
    name: ({ name }) => name.toLowerCase(),
    ownerGroup: ({ ownerGroup }) => ownerGroup,
    members: ({ members }) => members.length,
    createdAt: ({ createdAt }) => createdAt,
  },
  usual: 'name',
  row: groupRowOf,
};

export const listGroups: Resolver<'listGroups'> = { resolve: (call) => ({ data: pageOfList(GROUPS, call) }) };

export const exportGroups: Resolver<'exportGroups'> = {
  resolve: (call) => exportList('listGroups', GROUPS, call, 'groups'),
};

/** Throws GROUP_NAME_TAKEN; letter case does not make another name. */
function requireFreeName(world: World, name: string, exceptId: string | null = null): void {
  const asked = name.trim().toLowerCase();
  const isTaken = world.groups
    .list()
    .some((group) => group.name.toLowerCase() === asked && group.id !== exceptId);
  if (isTaken) throw refuse('GROUP_NAME_TAKEN');
}

const groupProblems = (
  world: World,
  {
    name,
    facilityIds,
  }: { readonly name?: string | undefined; readonly facilityIds?: readonly string[] | undefined },
): Problems => ({
  name: unless(name, (text) => (text.trim() === '' ? 'Name is required' : null)),
  facilityIds: unless(facilityIds, (ids) =>
    ids.every((id) => world.facilities.find(id) !== null) ? null : 'Choose facilities that exist',
  ),
});

/** Who may be taken into a group. */
export function memberProblem(world: World, userId: string): string | null {
  const user = world.users.find(userId);
  if (user === null || user.provider === null) return 'Only pathologists can be members';
  return user.status === 'Deactivated' ? 'This pathologist is deactivated' : null;
}

export const createGroup: Resolver<'createGroup'> = {
  resolve: (call) => {
    const { world, now, input } = call;
    const { body } = input;
    requireFreeName(world, body.name);
    const memberIds = [...new Set(body.memberIds)];
    const problems = memberIds.map((id) => memberProblem(world, id));
    requireFields({
      ...groupProblems(world, body),
      memberIds: problems.find((problem) => problem !== null) ?? null,
    });
    const at = new Date(now).toISOString();
    const { description = null, billingEntity = null, priorityPoolMinutes = 0 } = body;
    const group = world.groups.insert({
      id: newId('grp'),
      version: 1,
      name: body.name.trim(),
      ownerGroup: body.ownerGroup,
      description,
      members: memberIds.map((userId) => ({ userId, addedAt: at })),
      facilityIds: [...new Set(body.facilityIds ?? [])],
      qaRule: body.qaRule ?? USUAL_QA_RULE,
      priorityPoolMinutes,
      billingEntity,
      active: true,
      createdAt: at,
      updatedAt: at,
    });
    keepHistory(call, 'groups', null, group);
    return groupAnswer(world, group);
  },
};

export const getGroup: Resolver<'getGroup'> = {
  resolve: ({ world, input }) => groupAnswer(world, requireGroup(world, input.params.groupId)),
};

export const updateGroup: Resolver<'updateGroup'> = {
  resolve: (call) => {
    const { world, input, now } = call;
    const group = requireGroup(world, input.params.groupId);
    if (input.body.name !== undefined) requireFreeName(world, input.body.name, group.id);
    requireVersion(input.headers['If-Match'], group);
    requireFields(groupProblems(world, input.body));
    const changed = world.groups.change(group.id, (record) => ({
      ...changedBy(record, input.body),
      version: record.version + 1,
      updatedAt: new Date(now).toISOString(),
    }));
    keepHistory(call, 'groups', group, changed);
    return groupAnswer(world, changed);
  },
};

function changedBy(group: GroupRecord, body: Call<'updateGroup'>['input']['body']): GroupRecord {
  const { name = group.name, ownerGroup = group.ownerGroup, description = group.description } = body;
  const { facilityIds = group.facilityIds, qaRule = group.qaRule, active = group.active } = body;
  const { priorityPoolMinutes = group.priorityPoolMinutes, billingEntity = group.billingEntity } = body;
  return {
    ...group,
    name: name.trim(),
    ownerGroup,
    description,
    facilityIds: [...new Set(facilityIds)],
    qaRule,
    active,
    priorityPoolMinutes,
    billingEntity,
  };
}

export const deleteGroup: Resolver<'deleteGroup'> = {
  resolve: (call) => {
    const { world, input } = call;
    const group = requireGroup(world, input.params.groupId);
    const open = openGroupCases(world, group);
    if (open > 0) throw refuse('OPEN_CASES', { text: `Reassign ${open} open cases first` });
    requireVersion(input.headers['If-Match'], group);
    keepHistory<{ id: string; version: number }>(call, 'groups', group, {
      id: group.id,
      version: group.version + 1,
    });
    world.groups.remove(group.id);
    return { data: { done: true } };
  },
};
