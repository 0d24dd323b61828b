import { emailError, emailOf } from '#app/core/forms/email.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import type { VerificationRecord } from '../../store/tables/people.ts';
import type { World } from '../../world.ts';
import { confirmRegisteredAddress, isInvitedToRegister } from '../registration/registered-address.ts';
import { hasAccepted, userOfAddress } from '../users/mail-addresses.ts';
import { askForCode, codeHash, RESEND_AFTER_MS, requireMailAllowed } from './mailed-codes.ts';
import { issueReset } from './reset-tokens.ts';

const TRIES = 5;

export const requestEmailVerification: Resolver<'requestEmailVerification'> = {
  resolve: ({ world, now, input }) => {
    const { purpose } = input.body;
    const email = emailOf(input.body.email);
    const problem = emailError(email);
    if (problem !== null) throw refuse('VALIDATION_FAILED', { status: 422, fields: { email: [problem] } });
    requireMailAllowed(world, now, email);
    const user = userOfAddress(world, email);
    // Who was invited has no password to forget: the invitation sets the first one.
    const mayReset = user !== null && user.status !== 'Deactivated' && hasAccepted(user);
    const isMailed = purpose === 'registration' || mayReset;
    const { id, expiresAt } = askForCode(world, now, { email, purpose, user, isMailed });
    const resendAfter = new Date(now + RESEND_AFTER_MS).toISOString();
    return { data: { verificationId: id, expiresAt, resendAfter } };
  },
};

function ask({ world, input }: Call<'confirmEmailVerification'>): VerificationRecord {
  const verification = world.verifications.find(input.params.verificationId);
  if (verification === null) throw refuse('NOT_FOUND');
  return verification;
}

/** Opens the account of whoever registers, and answers who has to set a first password. */
function register(world: World, email: string, now: number): string | null {
  const isInvited = isInvitedToRegister(world, email);
  const isOpened = confirmRegisteredAddress(world, email, now);
  return isInvited && isOpened ? (userOfAddress(world, email)?.id ?? null) : null;
}

export const confirmEmailVerification: Resolver<'confirmEmailVerification'> = {
  see: (call) => void ask(call),
  resolve: (call) => {
    const { world, now, input } = call;
    const { id, closedAt, expiresAt, tries, purpose, userId, ...verification } = ask(call);
    const leftMs = Date.parse(expiresAt) - now;
    if (closedAt !== null || leftMs <= 0) throw refuse('CODE_EXPIRED');
    if (tries >= TRIES)
      throw refuse('TOO_MANY_TRIES', { headers: { 'Retry-After': String(Math.ceil(leftMs / 1000)) } });
    if (codeHash(id, input.body.code) !== verification.codeHash) {
      world.ledger.apart(() => world.verifications.change(id, (record) => ({ ...record, tries: tries + 1 })));
      const fields = { code: ['The code is not correct'] };
      throw refuse('VALIDATION_FAILED', { status: 422, fields });
    }
    const at = new Date(now).toISOString();
    world.verifications.change(id, (record) => ({ ...record, closedAt: at, confirmedAt: at }));
    const holder = purpose === 'registration' ? register(world, verification.email, now) : userId;
    const reset = holder === null ? { resetToken: null, expiresAt: null } : issueReset(world, now, holder);
    return { data: { purpose, ...reset } };
  },
};
