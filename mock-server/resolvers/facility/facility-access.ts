import { isFacility } from '#app/core/access/roles.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

interface Asking {
  readonly world: World;
  readonly caller: Caller;
  readonly input: { readonly params: { readonly facilityId: string } };
}

/** Throws NOT_FOUND; another facility than their own does not exist for a facility's people. */
export function requireFacility({ world, caller, input }: Asking): FacilityRecord {
  const { facilityId } = input.params;
  const facility = world.facilities.find(facilityId);
  const isOthers = isFacility(caller.viewer.role) && caller.user.facilityId !== facilityId;
  if (facility === null || isOthers) throw refuse('NOT_FOUND');
  return facility;
}

/** Before the role is looked at: whoever has no business with facilities learns nothing of which there are. */
export function seeFacility(asking: Asking): void {
  if (isFacility(asking.caller.viewer.role)) requireFacility(asking);
}

/** A nurse practitioner of the facility. Throws NOT_FOUND. */
export function requireNp(world: World, facilityId: string, userId: string): UserRecord {
  const user = world.users.find(userId);
  if (user === null || user.facilityId !== facilityId || user.role !== 'Facility_NP')
    throw refuse('NOT_FOUND');
  return user;
}

/** Throws NPI_TAKEN when another user or facility has the number. */
export function requireFreeNpi(
  world: World,
  npi: string | null | undefined,
  exceptId: string | null = null,
): void {
  if (npi === null || npi === undefined) return;
  const holders = [...world.users.by('npi', npi), ...world.facilities.by('npi', npi)];
  const isTaken = holders.some(({ id }) => id !== exceptId);
  if (isTaken) throw refuse('NPI_TAKEN');
}
