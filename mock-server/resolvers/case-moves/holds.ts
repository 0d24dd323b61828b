import { isOnHold, mayBeHeld } from '#app/core/cases/holds.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { changeFacts } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { holdsOf, requireNotOnHold } from '../../rules/cases/hold-rules.ts';
import { facilityPeople, notify, usersWhere } from '../../rules/people/notify.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Reader } from '../cases/case-forms.ts';
import { moveCase } from './moved.ts';
import { tellAfterHold, tellOfEndedHold } from './pool.ts';

const answerHold = (call: Reader, aCase: CaseRecord): Answer<'holdCase'> => {
  const { data, etag } = moveCase(call, aCase);
  const { selectedAt: _selectedAt, ...left } = data;
  return { etag, data: { ...left, holds: holdsOf(call, aCase) } };
};

export const holdCase: Resolver<'holdCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'holdCase'> => {
      const { now, caller, input } = call;
      const aCase = caseOf(call);
      if (!mayBeHeld(aCase.status)) throw refuse('CASE_STATE');
      requireNotOnHold(aCase, now);
      requireVersion(input.headers['If-Match'], aCase);
      const { reason, to = null } = input.body;
      const note = reason === 'other' ? noteOf(input.body.note) : (input.body.note?.trim() ?? null);
      if (to !== null && Date.parse(to) <= now) throw wrongField('to', 'The end of the hold has passed');
      const hold = { reason, note: note === '' ? null : note, from: new Date(now).toISOString() };
      const held = changeCase(
        call,
        aCase.id,
        ({ holds }) => ({
          holds: [
            ...holds,
            {
              ...hold,
              placedBy: caller.user.id,
              liftedBy: null,
              to: to === null ? null : new Date(to).toISOString(),
            },
          ],
        }),
        { kind: 'hold_changed', reason },
      );
      tellOfHold(call.world, now, held, true);
      tellAfterHold(call.world, held);
      return answerHold(call, held);
    }),
};

function noteOf(note: string | undefined): string {
  const words = note?.trim() ?? '';
  if (words === '') throw wrongField('note', 'Give a reason for the hold');
  return words;
}

/**
 * Whoever heard that the case is on hold hears as well that work on it goes on, whether it was lifted or came to its end.
 * The time in which its reader has to open it begins anew then.
 */
export function tellOfHold(world: World, now: number, aCase: CaseRecord, isOnHold: boolean): void {
  const holders = usersWhere(world, ({ id }) => id === aCase.assignedProviderId);
  const text = `Case ${aCase.caseID} is ${isOnHold ? 'on hold' : 'no longer on hold'}.`;
  const people = [...facilityPeople(world, aCase.facilityId), ...holders];
  notify(world, now, people, { event: 'case_on_hold', text, caseId: aCase.id });
  const startedAt = new Date(now).toISOString();
  changeFacts(world, aCase.id, ({ releaseClock }) => ({
    isHoldTold: isOnHold,
    releaseClock: releaseClock === null ? null : { startedAt, warnedPercent: 0 },
  }));
}

export const liftHold: Resolver<'liftHold'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'liftHold'> => {
      const { now, caller, input } = call;
      const aCase = caseOf(call);
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
      tellOfHold(call.world, now, lifted, false);
      tellOfEndedHold(call.world, now, lifted);
      return answerHold(call, lifted);
    }),
};
