import { refuse } from '../../http/refusal.ts';
import { isAddressTaken } from '../../rules/people/mail-addresses.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';
import { isUserNpiTaken } from '../users/held-npis.ts';
import { isClosed, isUnconfirmed } from './registration-records.ts';

interface Claimed {
  readonly email: string | null;
  /** As the store keys it; null where no number is claimed. */
  readonly npiKey: string | null;
  /** The id of the registration that claims them, which is not in its own way; null for none. */
  readonly id: string | null;
  /** Whether it is of the other kind, of which nobody opens two at once. */
  readonly isOther?: boolean;
}

/** Whose person the registration is, so that a person is not in their own way. */
const ownUserOf = (world: World, id: string | null): string | null =>
  id === null ? null : (world.registrations.find(id)?.userId ?? null);

export function isEmailTaken(world: World, { email, id, isOther = false }: Omit<Claimed, 'npiKey'>): boolean {
  if (email === null) return false;
  const key = email.toLowerCase();
  const own = ownUserOf(world, id);
  return (
    isAddressTaken(world, key, own) ||
    world.registrations.by('email', key).some((other) => other.id !== id && isInTheWay(other, isOther))
  );
}

/**
 * Whoever was turned away may be registered again, and of an approved one the account says whether address and number
 * are still those of its person. One of the other kind opens no account, and is only not to be opened twice.
 */
const isInTheWay = (other: RegistrationRecord, isOther: boolean): boolean =>
  !isClosed(other) && !isUnconfirmed(other) && (isOther || other.kind !== 'other');

/** Whether another registration claims the number, or an account has it already. */
export const isNpiTaken = (world: World, claimed: Pick<Claimed, 'npiKey' | 'id'>): boolean => {
  const { npiKey, id } = claimed;
  if (npiKey === null) return false;
  const others = world.registrations.by('npi', npiKey).filter((other) => other.id !== id);
  return others.some((other) => isInTheWay(other, false)) || isNpiHeld(world, npiKey, id);
};

function isNpiHeld(world: World, npiKey: string, id: string | null): boolean {
  const [kind = '', npi = ''] = npiKey.split(' ');
  // A registration has no facility of its own before it is approved.
  if (kind === 'organisation') return world.facilities.count('npi', npi) > 0;
  return isUserNpiTaken(world, npi, ownUserOf(world, id));
}

/** Throws EMAIL_TAKEN or NPI_TAKEN; only callers who are known may hear of either. */
export function requireUnknownPerson(world: World, claimed: Claimed): void {
  if (isEmailTaken(world, claimed))
    throw refuse('EMAIL_TAKEN', { fields: { email: ['An account with this email already exists'] } });
  if (isNpiTaken(world, claimed))
    throw refuse('NPI_TAKEN', { fields: { npi: ['This NPI is already registered'] } });
}
