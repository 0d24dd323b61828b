import type { ResolverTable } from '../../http/call.ts';
import { addGroupMember, removeGroupMember } from './group-members.ts';
import { createGroup, deleteGroup, exportGroups, getGroup, listGroups, updateGroup } from './groups.ts';

export const groupsResolvers = {
  exportGroups,
  addGroupMember,
  removeGroupMember,
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  updateGroup,
} satisfies ResolverTable;
