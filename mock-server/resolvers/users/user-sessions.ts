import type { Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { hasAccepted } from '../../rules/people/mail-addresses.ts';
import { endSessions } from '../../rules/people/open-sessions.ts';
import { askForCode, requireMailAllowed } from '../session/mailed-codes.ts';
import { inviteAgain } from '../session/reset-tokens.ts';
import { requireUser } from './user-access.ts';

export const sendUserPasswordReset: Resolver<'sendUserPasswordReset'> = {
  resolve: ({ world, now, input }) => {
    const user = requireUser(world, input.params.userId);
    if (user.status === 'Deactivated') throw refuse('STATUS_TRANSITION');
    if (!hasAccepted(user)) {
      inviteAgain(world, now, user);
      return { data: { done: true } };
    }
    requireMailAllowed(world, now, user.email, true);
    const { email } = user;
    askForCode(world, now, { email, purpose: 'forgot_password', user, isMailed: true, isByAdmin: true });
    return { data: { done: true } };
  },
};

export const revokeUserSessions: Resolver<'revokeUserSessions'> = {
  resolve: ({ world, now, input }) => {
    const user = requireUser(world, input.params.userId);
    return { data: { revoked: endSessions(world, user.id, now) } };
  },
};
