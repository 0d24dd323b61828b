import type { ResolverTable } from '../../call.ts';
import { clearBanner, getBanner, setBanner } from './banner.ts';
import { confirmEmailVerification, requestEmailVerification } from './email-verification.ts';
import { getFacilityAccount, listFacilities } from './facilities.ts';
import { createFacilityAccount, updateFacilityAccount } from './facility-account.ts';
import { createFacilityNp, deactivateFacilityNp, updateFacilityNp } from './facility-nps.ts';
import { listFacilityNps, listFacilityUsers } from './facility-people.ts';
import { addGroupMember, removeGroupMember } from './group-members.ts';
import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from './groups.ts';
import { inviteTeamMember } from './invitations.ts';
import { listNotifications, markNotificationRead } from './notifications.ts';
import { changePassword, resetForgottenPassword } from './own-password.ts';
import { getMyProfile, updateMyProfile } from './own-profile.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts';
import { changeProviderStatus } from './provider-status.ts';
import { listTeam, removeTeamMember } from './team.ts';
import { deactivateUser, reactivateUser } from './user-moves.ts';
import { getUser, listUsers } from './user-reads.ts';
import { revokeUserSessions, sendUserPasswordReset } from './user-sessions.ts';
import { updateUser } from './user-update.ts';

export const peopleResolvers = {
  requestEmailVerification,
  confirmEmailVerification,
  resetForgottenPassword,
  changePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  getMyProfile,
  updateMyProfile,
  getBanner,
  setBanner,
  clearBanner,
  listNotifications,
  markNotificationRead,
  listUsers,
  getUser,
  updateUser,
  changeProviderStatus,
  deactivateUser,
  reactivateUser,
  sendUserPasswordReset,
  revokeUserSessions,
  listTeam,
  inviteTeamMember,
  removeTeamMember,
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  deleteGroup,
  addGroupMember,
  removeGroupMember,
  listFacilities,
  createFacilityAccount,
  getFacilityAccount,
  updateFacilityAccount,
  listFacilityUsers,
  listFacilityNps,
  createFacilityNp,
  updateFacilityNp,
  deactivateFacilityNp,
} satisfies ResolverTable;
