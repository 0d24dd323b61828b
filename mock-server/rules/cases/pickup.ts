import { isOnHold } from '#app/core/cases/holds.ts';
import {
  openCaseLimitOf,
  type PickupCase,
  type PickupProvider,
  type PickupRefusal,
  pickupBarText,
  pickupRefusal,
} from '#app/core/cases/pickup.ts';
import { hasRight } from '#app/core/people/rights.ts';
import type { PickupBarZodType } from '#contracts/generated/schemas/pickup-bar.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import type { Caller } from '../../http/authentication.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isHeldForAnother } from './case-facts.ts';
import { facilityOf } from './case-of.ts';

export const CODE_OF_REFUSAL: Readonly<Record<PickupRefusal['kind'], ErrorCode>> = {
  'not-active': 'PROVIDER_NOT_ACTIVE',
  'not-available': 'CASE_ALREADY_PICKED_UP',
  'no-licence': 'LICENCE_REQUIRED',
  'other-subspecialty': 'SUBSPECIALTY_MISMATCH',
  conflict: 'EARLIER_SIGNER',
  'load-limit': 'PICKUP_LIMIT',
  'released-lately': 'RELEASED_RECENTLY',
  'glass-site': 'GLASS_SITE_REQUIRED',
  'cytology-site': 'CYTOLOGY_SITE_REQUIRED',
};

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

/** Why a provider who picks up cases cannot pick up this one of the list of available cases now, which has no case on hold. */
export function pickupBarOf(
  world: World,
  { user, viewer }: Caller,
  aCase: CaseRecord,
  now: number,
): PickupBarZodType | null {
  if (viewer.role !== 'Provider' || !hasRight(viewer, 'pickup') || aCase.status !== 'Available') return null;
  const provider = pickupProviderOf(world, user);
  const refusal = pickupRefusal(provider, pickupCaseOf(world, aCase), new Date(now).toISOString());
  return refusal === null
    ? null
    : { code: CODE_OF_REFUSAL[refusal.kind], text: pickupBarText(refusal, provider) };
}
