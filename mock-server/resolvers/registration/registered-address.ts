import { isPassword } from '../../store/passwords.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { newUser } from './new-users.ts';
import { invitedAt, unconfirmedAt } from './registration-public.ts';
import { accountNamesOf } from './registration-records.ts';
import { isEmailTaken } from './registration-uniqueness.ts';

/** Whoever fills an address with forms makes its owner wait for no more passwords than these. */
const FORMS_TRIED = 20;

/** What the owner of a mailbox confirms; null where nothing waits. */
type Confirmed = { readonly record: RegistrationRecord | null } | { readonly wrongPassword: string };

/**
 * Which registration the owner of the mailbox confirms. Anybody may have typed a public form with this address: the one
 * that opens is the newest with the password that the owner types now, so that nobody gets an account with the password
 * or the answers of somebody else. An admin's invitation has no password yet.
 */
export async function findConfirmed(
  world: World,
  email: string,
  password: string | undefined,
): Promise<Confirmed> {
  const invited = invitedAt(world, email);
  if (invited !== null) return { record: invited };
  const forms = unconfirmedAt(world, email).slice(0, FORMS_TRIED);
  if (forms.length === 0 || isEmailTaken(world, { email, id: null })) return { record: null };
  if (password === undefined) return { wrongPassword: 'Enter the password that you registered with' };
  for (const record of forms) if (await isPassword(password, record.passwordHash)) return { record };
  return { wrongPassword: 'You registered with another password. If you have forgotten it, register again.' };
}

/**
 * The owner of the mailbox has confirmed the address of a registration: the account is opened, status New (domain
 * rule: registered means verified), with the password that a public form took. Null where the address has an account.
 */
export function openRegistered(world: World, record: RegistrationRecord, nowMs: number): UserRecord | null {
  const email = readRegisteredEmail(record);
  // Somebody may have been invited at this address since.
  if (isEmailTaken(world, { email, id: record.id })) return null;
  const hash = record.passwordHash;
  const isFacility = record.kind === 'facilities';
  const user = newUser(
    world,
    {
      email,
      ...accountNamesOf(record),
      role: isFacility ? 'MedicalFacility' : 'Provider',
      ...(hash === null ? {} : { passwordHash: hash }),
    },
    nowMs,
  );
  world.registrations.change(record.id, (held) => ({
    ...held,
    userId: user.id,
    passwordHash: null,
    version: held.version + 1,
  }));
  return user;
}
