import type { ResolverTable } from '../../http/call.ts';
import { addGroupMember, removeGroupMember } from './group-members.ts';
import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from './groups.ts';

export const groupsResolvers = {
  addGroupMember,
  removeGroupMember,
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  updateGroup,
} satisfies ResolverTable;
