import { isActive } from '#app/core/cases/pickup.ts';
import type { Caller } from '../../authentication.ts';
import type { FacilityRecord } from '../../records.ts';
import { refuse } from '../../refusal.ts';
import type { World } from '../../seed.ts';

/** The caller's facility; throws FACILITY_INACTIVE while either of the two accounts is not active. */
export function requireActiveFacility(world: World, { user }: Caller): FacilityRecord {
  const facility = world.facilities.find(user.facilityId ?? '');
  if (facility === null || !facility.active || !isActive(user.status)) throw refuse('FACILITY_INACTIVE');
  return facility;
}
