import { refuse } from '../../http/refusal.ts';
import type { FacilityRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isUserNpiTaken } from '../users/held-npis.ts';

interface Asking {
  readonly world: World;
  readonly input: { readonly params: { readonly facilityId: string } };
}

/** Throws NOT_FOUND. */
export function requireFacility({ world, input }: Asking): FacilityRecord {
  const facility = world.facilities.find(input.params.facilityId);
  if (facility === null) throw refuse('NOT_FOUND');
  return facility;
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
  const isFacilitys = world.facilities.by('npi', npi).some(({ id }) => id !== exceptId);
  if (isFacilitys || isUserNpiTaken(world, npi, exceptId)) throw refuse('NPI_TAKEN');
}
