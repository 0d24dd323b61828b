import { npiError } from '#app/core/forms/npi.ts';
import { keepsIdentity } from '../../rules/people/mail-addresses.ts';
import type { World } from '../../world.ts';

/** Whether the number is another user's; as with an address, whoever never came leaves it to the next. */
export const isUserNpiTaken = (world: World, npi: string, exceptId: string | null = null): boolean =>
  world.users.by('npi', npi).some((user) => user.id !== exceptId && keepsIdentity(world, user));

/** A number's own rule, and that nobody else has it. */
export const userNpiProblem = (world: World, npi: string, exceptId: string | null = null): string | null =>
  npiError(npi) ?? (isUserNpiTaken(world, npi, exceptId) ? 'This NPI is already registered' : null);
