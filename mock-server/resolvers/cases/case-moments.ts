import { mayPickUp } from '../../access/case-access.ts';
import type { Call } from '../../http/call.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { statusSince } from './case-standing.ts';

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
const inStatusAt: At = (aCase, world) => statusSince(world, aCase);

/** Unopened cases go back to the pool after this time, and are warned of at half of it (domain 2.3, row 10). */
const RELEASED_AFTER_MS = { STAT: 2 * 3_600_000, other: 24 * 3_600_000 } as const;

export function isReleasedSoon(
  { status, openedImageIds, selectedAt, priority }: CaseRecord,
  now: number,
): boolean {
  if (status !== 'Selected' || openedImageIds.length > 0 || selectedAt === null) return false;
  const limit = priority === 'STAT' ? RELEASED_AFTER_MS.STAT : RELEASED_AFTER_MS.other;
  return now - Date.parse(selectedAt) >= limit / 2;
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
    (asked: boolean, { now }: Listing): Filter =>
    (aCase) =>
      isReleasedSoon(aCase, now) === asked,
};
