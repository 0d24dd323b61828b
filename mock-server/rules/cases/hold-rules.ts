import { isOnHold, mayBeHeld } from '#app/core/cases/holds.ts';
import type { CaseHoldZodType } from '#contracts/generated/schemas/case-hold.ts';
import type { CaseAction } from '#contracts/generated/wire.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { personById } from '../people/person-refs.ts';
import { factsOf } from './case-facts.ts';

interface Reader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

/** Throws CASE_ON_HOLD: a case on hold is neither taken, given nor signed. */
export function requireNotOnHold({ holds }: CaseRecord, now: number): void {
  if (isOnHold(holds, now)) throw refuse('CASE_ON_HOLD');
}

/** What may be done about holds now, by whoever may do it. */
export function holdActions({ now }: Pick<Reader, 'now'>, { status, holds }: CaseRecord): CaseAction[] {
  if (isOnHold(holds, now)) return ['liftHold'];
  return mayBeHeld(status) ? ['hold'] : [];
}

/** All holds of a case, oldest first, with the time in which some have first call. */
export function holdsOf({ world, caller }: Reader, aCase: CaseRecord): CaseHoldZodType[] {
  const isAdmin = caller.viewer.role === 'Admin';
  const firstCall = factsOf(world, aCase.id).hold;
  const untold = { note: null, placedBy: null, liftedBy: null };
  const own = aCase.holds.map((hold) => ({
    reason: hold.reason,
    from: hold.from,
    to: hold.to,
    ...untold,
    ...(isAdmin && {
      note: hold.note,
      placedBy: personById(world, hold.placedBy),
      liftedBy: personById(world, hold.liftedBy),
    }),
  }));
  const kept: CaseHoldZodType[] =
    firstCall === null
      ? []
      : [{ reason: firstCall.reason, from: firstCall.from, to: firstCall.to, ...untold }];
  return [...own, ...kept].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}
