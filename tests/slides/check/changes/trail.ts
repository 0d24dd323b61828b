import { MOVES } from '../../states/moves.ts';
import { dataOf } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { Change } from './attempts.ts';

/** The state into which the operation has moved a case, by its answer; null where it has moved none. */
function movedTo({ facts, told }: Change): string | null {
  const state = valueAt(dataOf(told), 'status');
  const isMove = MOVES.some(
    ({ machine, operation, from, to }) =>
      machine === 'CaseStatus' && operation === facts.id && to === state && !from.includes(to ?? ''),
  );
  return isMove && typeof state === 'string' ? state : null;
}

/** Whoever has moved a case reads a line about it in its trail, and in theirs alone where they are no admin. */
export async function checkTrail({ ledger, people, prober }: CheckContext, change: Change): Promise<void> {
  const { facts, call } = change;
  const { caseId } = call.params ?? {};
  const to = caseId === undefined ? null : movedTo(change);
  if (caseId === undefined || to === null) return;
  const told = await prober.ask({ operation: 'listCaseEvents', caller: call.caller, params: { caseId } });
  const lines = valueAt(dataOf(told), 'items');
  // Whoever has given a case away may not see it any more.
  if (!told.isSound || !Array.isArray(lines)) return;
  const name = `${facts.id}: a line in the trail of the case`;
  const ofMove = lines.filter((line: unknown) => valueAt(line, 'to') === to);
  const me = people.find(({ name: own }) => own === call.caller)?.userId ?? null;
  const actors = ofMove.map((line: unknown) => {
    const actor = valueAt(line, 'by.userId');
    return typeof actor === 'string' ? actor : 'nobody';
  });
  const nameOfActor = `${facts.id}: who stands in the trail of the case`;
  if (me !== null && actors.includes(me)) ledger.pass('readback', nameOfActor);
  else if (me !== null && ofMove.length > 0)
    ledger.fail(
      'readback',
      nameOfActor,
      prober.findingOf(told, {
        says: 'Every move of a case stands in its trail, with who made it.',
        place: placeOf('listCaseEvents'),
        came: `no line that leads to ${to} names ${me}, but ${actors.join(', ')}`,
        reached: [`${facts.id} as ${call.caller ?? 'nobody'} for ${caseId}`],
      }),
    );
  if (ofMove.length > 0) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(told, {
        says: 'Every move of a case stands in its trail, with the state that it led to.',
        place: placeOf('listCaseEvents'),
        came: `no line of ${lines.length} leads to ${to}`,
        reached: [`${facts.id} as ${call.caller ?? 'nobody'} for ${caseId}`],
      }),
    );
}
