import { localDay } from '#app/core/calendar/wall-clock.ts';
import { accountRefusal } from '#app/core/cases/assignment.ts';
import { maySignIn } from '#app/core/cases/pickup.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { facilityOf } from './case-of.ts';

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

/** A report whose signer is given no case any more, or may not sign there, is amended by a provider whom an admin names. */
export function isSignerGone(world: World, aCase: CaseRecord, now: number): boolean {
  const signer = world.users.find(aCase.signerId ?? '');
  return signer !== null && (accountRefusal(signer) !== null || !isLicensedFor(world, signer, aCase, now));
}

/** Whether staff may give the case to this user: a signed one goes to others while its signer is gone, and back to the signer. */
export const mayBeNamed = (world: World, userId: string, aCase: CaseRecord, now: number): boolean =>
  aCase.status !== 'SignOutCompleted' || aCase.signerId === userId || isSignerGone(world, aCase, now);

/** Whose report it is: the signer's, and once that one is gone also of whoever has the case. */
export const isAnswerable = (world: World, userId: string, aCase: CaseRecord, now: number): boolean =>
  aCase.signerId === userId || (aCase.assignedProviderId === userId && isSignerGone(world, aCase, now));

/** Whoever answers for the report and is given cases; the licence is asked for at the signature. */
export const mayAmend = (world: World, user: UserRecord, aCase: CaseRecord, now: number): boolean =>
  accountRefusal(user) === null && isAnswerable(world, user.id, aCase, now);
