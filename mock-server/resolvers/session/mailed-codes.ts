import { createHash, randomInt } from 'node:crypto';
import type { VerificationPurposeZodType } from '#contracts/generated/schemas/verification-purpose.ts';
import { refuse } from '../../http/refusal.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { newId } from '../../store/ids.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { VerificationRecord } from '../../store/tables/people.ts';
import type { World } from '../../world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CODE_LIFE_MS = 10 * MINUTE_MS;
const MAILS_PER_HOUR = 3;
const CODES = 1_000_000;

export const RESEND_AFTER_MS = MINUTE_MS;

export const codeHash = (verificationId: string, code: string): string =>
  createHash('sha256').update(`${verificationId} ${code}`).digest('hex');

/**
 * Throws TOO_MANY_REQUESTS. Counts what was asked for, whether or not there is such an account; admins apart, since anybody
 * may use up what visitors may ask for an address, and an admin is who helps its owner then.
 */
export function requireMailAllowed(world: World, now: number, email: string, isByAdmin = false): void {
  const ages = world.verifications
    .by('email', email)
    .filter((asked) => (asked.isByAdmin ?? false) === isByAdmin)
    .map(({ createdAt }) => now - Date.parse(createdAt))
    // What is dated further ahead was asked for before the clock was turned back.
    .filter((age) => age > -RESEND_AFTER_MS && age < HOUR_MS)
    .toSorted((a, b) => a - b);
  const waits = [
    RESEND_AFTER_MS - (ages[0] ?? RESEND_AFTER_MS),
    HOUR_MS - (ages[MAILS_PER_HOUR - 1] ?? HOUR_MS),
  ];
  const wait = Math.ceil(Math.max(...waits) / 1000);
  if (wait > 0) throw refuse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(wait) } });
}

export interface CodeAsked {
  readonly email: string;
  readonly purpose: VerificationPurposeZodType;
  readonly user: UserRecord | null;
  /** False for an address that has no account: it gets no mail, and no code is right for it. */
  readonly isMailed: boolean;
  readonly isByAdmin?: boolean;
}

/** Makes a code and mails it; an earlier one of the same address and purpose is good no more. */
export function askForCode(world: World, now: number, asked: CodeAsked): VerificationRecord {
  const { email, purpose, user, isMailed, isByAdmin = false } = asked;
  const at = new Date(now).toISOString();
  tidy(world, now, email);
  for (const earlier of world.verifications.by('email', email))
    if (earlier.purpose === purpose && earlier.closedAt === null)
      world.verifications.change(earlier.id, (record) => ({ ...record, closedAt: at }));
  const id = newId('ver');
  const code = String(randomInt(CODES)).padStart(6, '0');
  const hash = codeHash(id, code);
  const page = `/email-verification?verification=${id}${purpose === 'registration' ? '&purpose=registration' : ''}`;
  if (isMailed)
    sendMail(world, now, {
      to: email,
      subject: 'Digital pathology: your code',
      text: `Your code is ${code}. Enter it at ${page} within ten minutes.`,
      code,
    });
  return world.verifications.insert({
    id,
    email,
    purpose,
    userId: user?.id ?? null,
    isByAdmin,
    codeHash: isMailed ? hash : null,
    tries: 0,
    createdAt: at,
    expiresAt: new Date(now + CODE_LIFE_MS).toISOString(),
    closedAt: null,
    confirmedAt: null,
  });
}

/** Forgets what no limit counts any longer, but not that an address was confirmed. */
function tidy(world: World, now: number, email: string): void {
  for (const { id, createdAt, confirmedAt } of world.verifications.by('email', email))
    if (confirmedAt === null && now - Date.parse(createdAt) >= HOUR_MS) world.verifications.remove(id);
}
