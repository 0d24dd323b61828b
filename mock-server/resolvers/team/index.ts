import type { ResolverTable } from '../../http/call.ts';
import { inviteTeamMember } from './invitations.ts';
import { listTeam, removeTeamMember } from './team.ts';

export const teamResolvers = { inviteTeamMember, listTeam, removeTeamMember } satisfies ResolverTable;
