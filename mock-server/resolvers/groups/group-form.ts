import type { GroupZodType } from '#contracts/generated/schemas/group.ts';
import type { GroupListItemZodType } from '#contracts/generated/schemas/group-list-item.ts';
import { refuse } from '../../http/refusal.ts';
import { etagOf } from '../../rules/versions.ts';
import type { GroupRecord } from '../../store/tables/people.ts';
import type { World } from '../../world.ts';
import { openCasesOf } from '../profile/profile-form.ts';

/** Throws NOT_FOUND. */
export function requireGroup(world: World, groupId: string): GroupRecord {
  const group = world.groups.find(groupId);
  if (group === null) throw refuse('NOT_FOUND');
  return group;
}

/** Cases of the facilities that the group serves, as far as its members hold them. */
export const openGroupCases = (world: World, { members, facilityIds }: GroupRecord): number =>
  members.reduce((sum, { userId }) => sum + openCasesOf(world, userId, facilityIds), 0);

export function groupRowOf(group: GroupRecord): GroupListItemZodType {
  const { id, version, name, ownerGroup, members, facilityIds, active, createdAt } = group;
  return {
    id,
    version,
    etag: etagOf(group),
    name,
    ownerGroup,
    active,
    createdAt,
    members: members.length,
    facilities: facilityIds.length,
  };
}

function groupOf(world: World, group: GroupRecord): GroupZodType {
  const { members, facilityIds, ...rest } = group;
  return {
    ...rest,
    etag: etagOf(group),
    members: members.flatMap(({ userId, addedAt }) => {
      const user = world.users.find(userId);
      if (user === null) return [];
      const openCases = openCasesOf(world, userId, facilityIds);
      return [{ userId, displayName: user.displayName, status: user.status, openCases, addedAt }];
    }),
    facilities: facilityIds.flatMap((id) => {
      const facility = world.facilities.find(id);
      return facility === null ? [] : [{ id, name: facility.name }];
    }),
  };
}

export const groupAnswer = (world: World, group: GroupRecord) => ({
  etag: etagOf(group),
  data: groupOf(world, group),
});
