import { isActive } from '#app/core/cases/pickup.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { FacilityRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** The caller's facility; throws FACILITY_INACTIVE while either of the two accounts is not active. */
export function requireActiveFacility(world: World, { user }: Caller): FacilityRecord {
  const facility = world.facilities.find(user.facilityId ?? '');
  if (facility === null || !facility.active || !isActive(user.status)) throw refuse('FACILITY_INACTIVE');
  return facility;
}
