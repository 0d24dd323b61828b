import { isOnHold } from '#app/core/cases/holds.ts';
import {
  openCaseLimitOf,
  type PickupCase,
  type PickupProvider,
  pickupRefusal,
} from '#app/core/cases/pickup.ts';
import type { Caller } from '../../http/authentication.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isHeldForAnother } from './case-facts.ts';
import { facilityOf } from './case-of.ts';

export function pickupProviderOf(world: World, user: UserRecord): PickupProvider {
  const openCases = world.cases.count('holder', user.id);
  return { ...user, openCases, openCaseLimit: openCaseLimitOf(user.provider?.maxOpenCases ?? null) };
}

export function pickupCaseOf(world: World, aCase: CaseRecord): PickupCase {
  const { country, state, stateName, timeZone } = facilityOf(world, aCase);
  return { ...aCase, country, state, stateName, timeZone };
}

/** Whether the pickup button stands beside the case for this caller. */
export function mayPickUp(world: World, { user, viewer }: Caller, aCase: CaseRecord, now: number): boolean {
  if (viewer.role !== 'Provider' || isOnHold(aCase.holds, now)) return false;
  if (isHeldForAnother(world, aCase.id, user.id, now)) return false;
  const at = new Date(now).toISOString();
  return pickupRefusal(pickupProviderOf(world, user), pickupCaseOf(world, aCase), at) === null;
}
