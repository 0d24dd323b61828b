import { isOnHold } from '#app/core/cases/holds.ts';
import { releaseStep } from '#app/core/cases/release-clock.ts';
import type { Call } from '../../http/call.ts';
import { mayPickUp } from '../../rules/cases/pickup.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { waitsSince } from './case-standing.ts';

type Listing = Pick<Call<'listCases'>, 'world' | 'caller' | 'now'>;
type Filter = (aCase: CaseRecord) => boolean;
type At = (aCase: CaseRecord, world: World) => string | null;

const since =
  (at: At) =>
  (asked: string, { world }: Listing): Filter => {
    const from = Date.parse(asked);
    return (aCase) => Date.parse(at(aCase, world) ?? '') >= from;
  };

const before =
  (at: At) =>
  (asked: string, { world }: Listing): Filter => {
    const end = Date.parse(asked);
    return (aCase) => Date.parse(at(aCase, world) ?? '') < end;
  };

const sentAt: At = (aCase) => aCase.sentAt;
const signedAt: At = (aCase) => aCase.signedAt;
const inStatusAt: At = (aCase, world) => waitsSince(world, aCase);

/**
 * The holder has never opened the case, and would be warned by now that it goes back to the pool (domain 2.3, row
 * 10).
 */
export function isReleasedSoon(
  world: World,
  { id, status, priority, holds }: CaseRecord,
  now: number,
): boolean {
  const clock = world.caseMoves.find(id)?.releaseClock ?? null;
  if (status !== 'Selected' || clock === null || isOnHold(holds, now)) return false;
  return releaseStep(priority, Date.parse(clock.startedAt), 0, now).kind !== 'wait';
}

/** Filters that the figures of the overviews are listed with. A moment that nobody knows is neither before nor after. */
export const MOMENTS = {
  sentFrom: since(sentAt),
  sentBefore: before(sentAt),
  signedFrom: since(signedAt),
  signedBefore: before(signedAt),
  statusFrom: since(inStatusAt),
  statusBefore: before(inStatusAt),
  anySubspecialty:
    (asked: boolean): Filter =>
    ({ subspecialty }) =>
      (subspecialty === 'Any') === asked,
  mayPickUp:
    (asked: boolean, { world, caller, now }: Listing): Filter =>
    (aCase) =>
      (aCase.status === 'Available' && mayPickUp(world, caller, aCase, now)) === asked,
  releaseSoon:
    (asked: boolean, { world, now }: Listing): Filter =>
    (aCase) =>
      isReleasedSoon(world, aCase, now) === asked,
};
