import { isOnHold, mayBeHeld } from '#app/core/cases/holds.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { CaseHoldZodType } from '#contracts/generated/schemas/case-hold.ts';
import type { CaseAction } from '#contracts/generated/wire.ts';
import { etagOf, requireVersion } from '../../access/case-access.ts';
import { namesOf } from '../../access/transitions.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { changeCase } from '../audit/case-events.ts';
import type { Reader } from '../cases/case-forms.ts';
import { facilityPeople, notify, usersWhere } from '../profile/notify.ts';
import { personOf } from '../tasks/made-tasks.ts';
import { factsOf } from './case-facts.ts';
import { type CaseCall, knownCase } from './known-case.ts';
import { moved } from './moved.ts';

/** Throws CASE_ON_HOLD: a case on hold is neither taken, given nor signed. */
export function requireNotOnHold({ holds }: CaseRecord, now: number): void {
  if (isOnHold(holds, now)) throw refuse('CASE_ON_HOLD');
}

const isLaboratory = (caller: Caller): boolean =>
  namesOf(caller).some((name) => name === 'Admin' || name === 'Lab_Operations');

/** The case, for the laboratory's staff. Throws FORBIDDEN_OWNER for everyone else. */
export function laboratoryCase(call: CaseCall): CaseRecord {
  if (!isLaboratory(call.caller)) throw refuse('FORBIDDEN_OWNER');
  return knownCase(call, maySeeCase);
}

/** What the caller may do about holds now. */
export function holdActions({ caller, now }: Reader, { status, holds }: CaseRecord): CaseAction[] {
  if (caller.viewer.role !== 'Admin' || !isLaboratory(caller)) return [];
  if (isOnHold(holds, now)) return ['liftHold'];
  return mayBeHeld(status) ? ['hold'] : [];
}

/** All holds of a case, oldest first, with the hours of the provider whom the facility prefers. */
export function holdsOf({ world, caller }: Reader, aCase: CaseRecord): CaseHoldZodType[] {
  const isAdmin = caller.viewer.role === 'Admin';
  const preferred = factsOf(world, aCase.id).hold;
  const untold = { note: null, placedBy: null, liftedBy: null };
  const own = aCase.holds.map((hold) => ({
    ...{ reason: hold.reason, from: hold.from, to: hold.to, ...untold },
    ...(isAdmin && {
      note: hold.note,
      placedBy: personIn(world, hold.placedBy),
      liftedBy: personIn(world, hold.liftedBy),
    }),
  }));
  const kept: CaseHoldZodType[] =
    preferred === null
      ? []
      : [{ reason: 'preferred_provider', from: preferred.from, to: preferred.to, ...untold }];
  return [...own, ...kept].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

function personIn(world: World, userId: string | null) {
  const user = userId === null ? null : world.users.find(userId);
  return user === null ? null : personOf(user);
}

const heldAnswer = (call: Reader, aCase: CaseRecord): Answer<'holdCase'> => {
  const { data, etag } = moved(call, aCase);
  const { selectedAt: _selectedAt, ...left } = data;
  return { etag, data: { ...left, holds: holdsOf(call, aCase) } };
};

type Holding = Call<'holdCase'>;

export const holdCase: Resolver<'holdCase'> = {
  see: (call) => void knownCase(call, maySeeCase),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'holdCase'> => {
      const { now, caller, input } = call;
      const aCase = laboratoryCase(call);
      if (!mayBeHeld(aCase.status)) throw refuse('CASE_STATE');
      requireNotOnHold(aCase, now);
      requireVersion(input.headers['If-Match'], aCase);
      const { reason, to = null } = input.body;
      const note =
        reason === 'other'
          ? noteOf(input.body.note)
          : (input.body.note?.trim() ?? null);
      if (to !== null && Date.parse(to) <= now) throw wrongField('to', 'The end of the hold has passed');
      const hold = { reason, note: note === '' ? null : note, from: new Date(now).toISOString() };
      const held = changeCase(
        call,
        aCase.id,
        ({ holds }) => ({
          holds: [
            ...holds,
            {
              ...{ ...hold, placedBy: caller.user.id, liftedBy: null },
              to: to === null ? null : new Date(to).toISOString(),
            },
          ],
        }),
        { kind: 'hold_changed', reason },
      );
      tellOfHold(call, held);
      return heldAnswer(call, held);
    }),
};

function noteOf(note: string | undefined): string {
  const words = note?.trim() ?? '';
  if (words === '') throw wrongField('note', 'Give a reason for the hold');
  return words;
}

function tellOfHold({ world, now }: Holding, aCase: CaseRecord): void {
  const holders = usersWhere(world, ({ id }) => id === aCase.assignedProviderId);
  const text = `Case ${aCase.caseID} is on hold.`;
  const people = [...facilityPeople(world, aCase.facilityId), ...holders];
  notify(world, now, people, { event: 'case_on_hold', text, caseId: aCase.id });
}

export const liftHold: Resolver<'liftHold'> = {
  see: (call) => void knownCase(call, maySeeCase),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'liftHold'> => {
      const { now, caller, input } = call;
      const aCase = laboratoryCase(call);
      if (!isOnHold(aCase.holds, now)) throw refuse('CASE_STATE');
      requireVersion(input.headers['If-Match'], aCase);
      const lifted = changeCase(
        call,
        aCase.id,
        ({ holds }) => ({
          holds: holds.map((hold) =>
            isOnHold([hold], now)
              ? { ...hold, to: new Date(now).toISOString(), liftedBy: caller.user.id }
              : hold,
          ),
        }),
        { kind: 'hold_changed' },
      );
      return heldAnswer(call, lifted);
    }),
};
