import { emailError, emailOf } from '#app/core/forms/email.ts';
import type { FieldErrors } from '#app/core/forms/field-errors.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { hasAccepted, userOfAddress } from '../../rules/people/mail-addresses.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { VerificationRecord } from '../../store/tables/people.ts';
import { findConfirmed, openRegistered } from '../registration/registered-address.ts';
import { askForCode, codeHash, RESEND_AFTER_MS, requireMailAllowed } from './mailed-codes.ts';
import { issueReset } from './reset-tokens.ts';

const TRIES = 5;

/** Whether there is a password to log in with, or to forget: an invitation sets the first one. */
const isOpen = (user: UserRecord | null): boolean =>
  user !== null && user.status !== 'Deactivated' && hasAccepted(user);

export const requestEmailVerification: Resolver<'requestEmailVerification'> = {
  resolve: ({ world, now, input }) => {
    const { purpose } = input.body;
    const email = emailOf(input.body.email);
    const problem = emailError(email);
    if (problem !== null) throw refuse('VALIDATION_FAILED', { status: 422, fields: { email: [problem] } });
    requireMailAllowed(world, now, email);
    const user = userOfAddress(world, email);
    const isMailed = purpose === 'registration' || isOpen(user);
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

/** Counts a wrong try, even though the call is refused. Throws VALIDATION_FAILED with what is wrong. */
function refuseTry(
  { world }: Pick<Call<'confirmEmailVerification'>, 'world'>,
  id: string,
  fields: FieldErrors,
): never {
  world.ledger.apart(() =>
    world.verifications.change(id, (record) => ({ ...record, tries: record.tries + 1 })),
  );
  throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

/** The verification that is asked about, while it can be used. */
function askOpen(call: Call<'confirmEmailVerification'>): VerificationRecord {
  const verification = ask(call);
  const leftMs = Date.parse(verification.expiresAt) - call.now;
  if (verification.closedAt !== null || leftMs <= 0) throw refuse('CODE_EXPIRED');
  if (verification.tries >= TRIES)
    throw refuse('TOO_MANY_TRIES', { headers: { 'Retry-After': String(Math.ceil(leftMs / 1000)) } });
  return verification;
}

export const confirmEmailVerification: Resolver<'confirmEmailVerification'> = {
  see: (call) => void ask(call),
  // One at a time: a password takes its time to be judged, and one code opens one account.
  resolve: (call) =>
    call.world.lock(`address ${ask(call).email}`, async (): Promise<Answer<'confirmEmailVerification'>> => {
      const { world, now, input } = call;
      const { id, email, purpose, userId, codeHash: rightHash } = askOpen(call);
      if (codeHash(id, input.body.code) !== rightHash)
        return refuseTry(call, id, { code: ['The code is not correct'] });
      const isRegistration = purpose === 'registration';
      const confirmed = isRegistration
        ? await findConfirmed(world, email, input.body.password)
        : { record: null };
      if ('wrongPassword' in confirmed) return refuseTry(call, id, { password: [confirmed.wrongPassword] });
      const at = new Date(now).toISOString();
      world.verifications.change(id, (record) => ({ ...record, closedAt: at, confirmedAt: at }));
      const { record } = confirmed;
      const opened = record === null ? null : openRegistered(world, record, now);
      // Who was invited has typed no password yet.
      const isFirst = opened !== null && record?.passwordHash === null;
      const holder = isRegistration ? (isFirst ? opened.id : null) : userId;
      const reset = holder === null ? { resetToken: null, expiresAt: null } : issueReset(world, now, holder);
      return { data: { purpose, ...reset, hasAccount: isOpen(userOfAddress(world, email)) } };
    }),
};
