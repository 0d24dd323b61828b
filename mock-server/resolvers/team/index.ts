import type { ResolverTable } from '../../http/call.ts';
import { inviteTeamMember } from './invitations.ts';
import { listTeam, removeTeamMember, updateTeamMember } from './team.ts';

export const teamResolvers = {
  inviteTeamMember,
  listTeam,
  removeTeamMember,
  updateTeamMember,
} satisfies ResolverTable;
