import type { ResolverTable } from '../../http/call.ts';
import {
  exportLicenceRenewals,
  getLicenceRenewal,
  getLicenceRenewalDocument,
  listLicenceRenewals,
  listLicences,
} from './licence-reads.ts';
import { renewLicence, reviewLicenceRenewal } from './licence-renewals.ts';
import { changeProviderStatus } from './provider-status.ts';
import { deactivateUser, reactivateUser } from './user-moves.ts';
import { exportUsers, getUser, listUsers } from './user-reads.ts';
import { revokeUserSessions, sendUserPasswordReset } from './user-sessions.ts';
import { updateUser } from './user-update.ts';

export const usersResolvers = {
  exportLicenceRenewals,
  exportUsers,
  getLicenceRenewal,
  getLicenceRenewalDocument,
  listLicenceRenewals,
  listLicences,
  renewLicence,
  reviewLicenceRenewal,
  changeProviderStatus,
  deactivateUser,
  reactivateUser,
  getUser,
  listUsers,
  revokeUserSessions,
  sendUserPasswordReset,
  updateUser,
} satisfies ResolverTable;
