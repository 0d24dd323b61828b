import type { ResolverTable } from '../../http/call.ts';
import { confirmEmailVerification, requestEmailVerification } from './email-verification.ts';
import { changePassword, resetForgottenPassword } from './own-password.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts';
import { deleteView, listSavedViews, saveView } from './saved-views.ts';
import { getCurrentUser, login, logout } from './session.ts';

export const sessionResolvers = {
  getCurrentUser,
  login,
  logout,
  confirmEmailVerification,
  requestEmailVerification,
  changePassword,
  resetForgottenPassword,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  listSavedViews,
  saveView,
  deleteView,
} satisfies ResolverTable;
