import { readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { newUser } from './new-users.ts';
import { waitingFor } from './registration-public.ts';
import { displayNameOf } from './registration-records.ts';
import { isEmailTaken } from './registration-uniqueness.ts';

/** Whether it waits for somebody who has typed no password yet, since an admin opened it for them. */
export const isInvitedToRegister = (world: World, email: string): boolean =>
  (waitingFor(world, email)?.createdBy ?? null) !== null;

/**
 * The owner of the mailbox has confirmed the address of a registration: the account is opened, status New (domain
 * rule: registered means verified), with the password that a public form took. False when none waits.
 */
export function confirmRegisteredAddress(world: World, email: string, nowMs: number): boolean {
  const record = waitingFor(world, email);
  // Somebody may have been invited at this address since.
  if (record === null || isEmailTaken(world, { email, id: record.id })) return false;
  const hash = record.passwordHash;
  const isFacility = record.kind === 'facilities';
  const user = newUser(
    world,
    {
      email: readRegisteredEmail(record),
      displayName: displayNameOf(record),
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
  return true;
}
