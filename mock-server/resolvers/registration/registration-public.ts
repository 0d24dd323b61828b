import { type FieldCheck, fieldErrorsOf } from '#app/core/forms/field-errors.ts';
import { passwordError } from '#app/core/forms/password.ts';
import { agreementCheck, consentCheck } from '#app/core/registration/signatures.ts';
import type { ConsentInputZodType } from '#contracts/generated/schemas/consent-input.ts';
import type { FacilityAgreementInputZodType } from '#contracts/generated/schemas/facility-agreement-input.ts';
import type { Surroundings } from '../../http/call.ts';
import { clean, dayOf } from '../../http/forms-of-calls.ts';
import { countPublicForm } from '../../http/public-limit.ts';
import { refuse } from '../../http/refusal.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { hasAccepted, userOfAddress } from '../../rules/people/mail-addresses.ts';
import { freshHash } from '../../store/passwords.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { isClosed, isUnconfirmed } from './registration-records.ts';
import { fieldChecksOf, missingChecksOf } from './registration-rules.ts';
import { isEmailTaken, isNpiTaken } from './registration-uniqueness.ts';

/** What only the public forms ask for. */
export interface Typed {
  readonly password: string | undefined;
  readonly consent?: ConsentInputZodType | undefined;
  readonly agreement?: FacilityAgreementInputZodType | undefined;
}

const SUBJECT = 'Your registration';
const TEXTS = {
  pending:
    'Thank you for registering. Confirm this address to go on: ask for a code on the registration page, and enter it ' +
    'with the password that you registered with. If it was not you, nothing needs to be done.',
  invited:
    'A registration was opened for you before this one, which was therefore not kept. Ask for a code on the ' +
    'registration page to complete it.',
  registering:
    'Somebody registered with this address, but we are registering its owner already, so the form was not kept. We ' +
    'write to you when that registration is approved. If it was not you, nothing needs to be done.',
  unaccepted:
    'Somebody registered with this address, but its owner has been invited already, so the form was not kept. Set ' +
    'your password under the link in our invitation, or ask whoever invited you for a new one. If it was not you, ' +
    'nothing needs to be done.',
  known:
    'Somebody registered with this address, but the address or the NPI has an account already. Log in, or reset ' +
    'your password. If you have no account, check the NPI and register again. If it was not you, nothing needs ' +
    'to be done.',
} as const;

/** The forms that their own person completes; the others are an admin's to the end. */
export const isOwnForm = (kind: RegistrationRecord['kind']): boolean =>
  kind === 'providers' || kind === 'facilities';

/** Whoever is to complete a form that an admin opened hears of it; of the others nobody has to. */
export function tellOpened(world: World, now: number, record: RegistrationRecord): void {
  if (!isOwnForm(record.kind)) return;
  sendMail(world, now, {
    to: readRegisteredEmail(record),
    subject: SUBJECT,
    text: 'A registration was opened for you. Ask for a code on the registration page to complete it.',
  });
}

/** The sentence about the signature of this kind of form; its error is null for a complete one. */
export const signatureCheck = (
  kind: RegistrationRecord['kind'],
  { consent, agreement }: Omit<Typed, 'password'>,
): FieldCheck => (kind === 'providers' ? consentCheck(consent) : agreementCheck(agreement));

/**
 * Takes in a public form. The answer is the same whatever is known of the address or the number, and so is the
 * work that is done for it; only the mail, which none but the owner of the mailbox reads, says more.
 */
export function registerInPublic(
  { world, now, clientAddress }: Surroundings,
  record: RegistrationRecord,
  typed: Typed,
): { readonly status: 202; readonly data: null; readonly message: string } {
  const email = readRegisteredEmail(record);
  const fields = fieldErrorsOf([
    ...fieldChecksOf(world, record, dayOf(now)),
    ...missingChecksOf(record),
    [
      'password',
      typed.password === undefined ? 'Password is required' : passwordError(typed.password, email),
    ],
    signatureCheck(record.kind, typed),
  ]);
  if (fields !== null) throw refuse('VALIDATION_FAILED', { status: 422, fields });
  countPublicForm(world, `register ${clientAddress ?? email}`, now);
  const isKnown = isEmailTaken(world, { email, id: null }) || isNpiTaken(world, claimOf(record));
  const hash = freshHash(typed.password ?? '');
  const signedName = clean((typed.consent ?? typed.agreement)?.signedName ?? '');
  const signed = { signedName, signedAt: new Date(now).toISOString() };
  if (!isKnown) world.registrations.insert({ ...record, signed, passwordHash: hash });
  const text = isKnown ? TEXTS[whyNotKept(world, email)] : TEXTS.pending;
  sendMail(world, now, { to: email, subject: SUBJECT, text });
  return { status: 202, data: null, message: 'Thank you. Check your email to continue.' };
}

const claimOf = (record: RegistrationRecord) => ({ npiKey: npiKeyOf(record), id: null });

const registeredAt = (world: World, email: string) => world.registrations.by('email', email.toLowerCase());

/** What an admin opened for the owner of an address, who is to confirm the address and to complete it. */
export const invitedAt = (world: World, email: string): RegistrationRecord | null =>
  registeredAt(world, email).find(
    ({ createdBy, userId, kind, status }) =>
      createdBy !== null &&
      userId === null &&
      isOwnForm(kind) &&
      (status === 'Draft' || status === 'Returned'),
  ) ?? null;

/** Why a public form was not kept, in what the owner of its address is told. */
function whyNotKept(world: World, email: string): 'invited' | 'registering' | 'unaccepted' | 'known' {
  if (invitedAt(world, email) !== null) return 'invited';
  // Who was registered by an admin has no account before it is approved, and no code opens one.
  const isBeingRegistered = registeredAt(world, email).some(
    (record) =>
      record.createdBy !== null && record.userId === null && record.kind !== 'other' && !isClosed(record),
  );
  if (isBeingRegistered) return 'registering';
  // Before the invitation is accepted there is no password to log in with, and no code is mailed to reset one.
  const user = userOfAddress(world, email);
  const isUnaccepted = user !== null && user.status !== 'Deactivated' && !hasAccepted(user);
  return isUnaccepted ? 'unaccepted' : 'known';
}

/** The public forms of an address that wait for its owner, the newest first. One that was rejected waits no longer. */
export const unconfirmedAt = (world: World, email: string): readonly RegistrationRecord[] =>
  registeredAt(world, email)
    .filter((record) => isUnconfirmed(record) && !isClosed(record))
    .toReversed()
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
