import type { Resolver } from '../../call.ts';
import { refuse } from '../../refusal.ts';
import { askForCode, requireMailAllowed } from './mailed-codes.ts';
import { endSessions } from './open-sessions.ts';
import { requireDuty, requireUser } from './user-access.ts';

export const sendUserPasswordReset: Resolver<'sendUserPasswordReset'> = {
  resolve: ({ world, now, caller, input }) => {
    const user = requireUser(world, input.params.userId);
    requireDuty(caller, 'Admin');
    if (user.status === 'Deactivated') throw refuse('STATUS_TRANSITION');
    requireMailAllowed(world, now, user.email);
    askForCode(world, now, { email: user.email, purpose: 'forgot_password', user, isMailed: true });
    return { data: { done: true } };
  },
};

export const revokeUserSessions: Resolver<'revokeUserSessions'> = {
  resolve: ({ world, now, caller, input }) => {
    const user = requireUser(world, input.params.userId);
    requireDuty(caller, 'Admin');
    return { data: { revoked: endSessions(world, user.id, now) } };
  },
};
