import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isOnHold } from '#app/core/cases/holds.ts';
import {
  maySignIn,
  openCaseLimitOf,
  type PickupCase,
  type PickupProvider,
  pickupRefusal,
} from '#app/core/cases/pickup.ts';
import type { Viewer } from '#app/core/cases/visibility.ts';
import type { Caller } from '../http/authentication.ts';
import { refuse } from '../http/refusal.ts';
import { isHeldForAnother } from '../resolvers/case-moves/case-facts.ts';
import type { CaseRecord, FacilityRecord, UserRecord } from '../store/records/records.ts';
import type { World } from '../world.ts';

/** A call of somebody about a case. */
export interface OfCase {
  readonly world: World;
  readonly caller: Caller;
  readonly isHidden: () => boolean;
  readonly input: { readonly params: { readonly caseId: string } };
}

/** The case of the address; the very answer of a case that is not there, once it is hidden from the caller. */
export function caseOf({ world, input, isHidden }: OfCase): CaseRecord {
  const aCase = world.cases.find(input.params.caseId);
  if (aCase === null || isHidden()) throw refuse('NOT_FOUND');
  return aCase;
}

/** The case, when the rule lets the viewer see it; else the very answer that a case that is not there gets. */
export function requireCase(
  world: World,
  caseId: string,
  viewer: Viewer,
  rule: (viewer: Viewer, aCase: CaseRecord) => boolean,
): CaseRecord {
  const aCase = world.cases.find(caseId);
  if (aCase === null || !rule(viewer, aCase)) throw refuse('NOT_FOUND');
  return aCase;
}

export function facilityOf(world: World, aCase: Pick<CaseRecord, 'id' | 'facilityId'>): FacilityRecord {
  const facility = world.facilities.find(aCase.facilityId);
  if (facility === null) throw new Error(`${aCase.id} names a facility that is not there`);
  return facility;
}

interface Versioned {
  readonly version: number;
}

export const etagOf = ({ version }: Versioned): string => `"v${version}"`;

/** Missing is 428; anything but the present version is 412, an asterisk and weak validators too. */
export function requireVersion(ifMatch: string | undefined, present: Versioned): void {
  if (ifMatch === undefined) throw refuse('PRECONDITION_REQUIRED');
  if (ifMatch !== etagOf(present)) throw refuse('STALE_VERSION');
}

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

/** Whether somebody has a licence in the state of the facility to sign a report of the case today. */
export function isLicensedFor(
  world: World,
  { licences }: UserRecord,
  aCase: CaseRecord,
  now: number,
): boolean {
  const { state, timeZone } = facilityOf(world, aCase);
  return maySignIn(licences, state, localDay(now, timeZone));
}

/** A report whose signer cannot log in any more, or may not sign there, is amended by a provider whom an admin names. */
export function isSignerGone(world: World, aCase: CaseRecord, now: number): boolean {
  const signer = world.users.find(aCase.signerId ?? '');
  return signer !== null && (signer.status === 'Deactivated' || !isLicensedFor(world, signer, aCase, now));
}

/** Whether staff may give the case to this user: a signed one goes to others while its signer is gone, and back to the signer. */
export const mayBeNamed = (world: World, userId: string, aCase: CaseRecord, now: number): boolean =>
  aCase.status !== 'SignOutCompleted' || aCase.signerId === userId || isSignerGone(world, aCase, now);

/** The signer; once that one is gone, whoever has the case. */
export const mayAmend = (world: World, userId: string, aCase: CaseRecord, now: number): boolean =>
  aCase.signerId === userId || (aCase.assignedProviderId === userId && isSignerGone(world, aCase, now));
