import { bodyFor, takesSheet } from '../bodies.ts';
import { dataOf, isSuccess, shortOf, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { PartName } from '../parts/part-names.ts';
import type { Change } from './attempts.ts';

const countIn = (told: Told, name: 'good' | 'taken'): number | null => {
  const value = isSuccess(told) ? valueAt(dataOf(told), name) : null;
  return typeof value === 'number' ? value : null;
};

/** Whoever stood in a sheet that was taken in is not taken in by it again, and a rehearsal takes in nobody. */
export async function checkSheets(context: CheckContext, { facts, call, told }: Change): Promise<void> {
  const { finds, ledger, parts, prober } = context;
  if (!takesSheet(facts.id)) return;
  const next = { ...call, ...bodyFor(facts, finds) };
  if (parts.has('negative')) {
    const strange = await prober.ask({ ...next, body: withColumn(String(next.body)) });
    judge(context, facts, strange, {
      part: 'negative',
      what: 'a column that is not known',
      says: 'A sheet with a column that is not known is refused with 422.',
      isRight: strange.status === 422,
    });
  }
  if (!parts.has('readback')) return;
  if (countIn(told, 'taken') === 0) {
    ledger.miss('readback', `${facts.id}: the same sheet again`, 'no row of the sheet was taken in');
    return;
  }
  const again = await prober.ask(call);
  judge(context, facts, again, {
    part: 'readback',
    what: 'the same sheet again',
    says: 'Whoever stood in a sheet that was taken in is not taken in twice.',
    isRight: countIn(again, 'taken') === 0,
  });
  const rehearsed = await prober.ask({ ...next, query: { ...call.query, dryRun: true } });
  judge(context, facts, rehearsed, {
    part: 'readback',
    what: 'a rehearsal',
    says: 'With dryRun nothing is made, and taken is 0.',
    isRight: countIn(rehearsed, 'taken') === 0,
  });
  if (!isSuccess(rehearsed)) return;
  const taken = await prober.ask(next);
  judge(context, facts, taken, {
    part: 'readback',
    what: 'the sheet of the rehearsal',
    says: 'A sheet takes in what its rehearsal has found good, since that made nothing.',
    isRight: countIn(taken, 'taken') === countIn(rehearsed, 'good'),
  });
}

/** The sheet with one column more, whose name no form has. */
const withColumn = (sheet: string): string =>
  sheet
    .trimEnd()
    .split('\n')
    .map((line, at) => `${line},${at === 0 ? 'Slides check' : 'x'}\n`)
    .join('');

interface Verdict {
  readonly part: PartName;
  readonly what: string;
  readonly says: string;
  readonly isRight: boolean;
}

function judge(
  { ledger, prober }: CheckContext,
  { id }: OperationFacts,
  told: Told,
  { part, what, says, isRight }: Verdict,
): void {
  const name = `${id}: ${what}`;
  if (!told.isSound) return;
  if (isRight) ledger.pass(part, name);
  else {
    const counts = `good ${countIn(told, 'good')}, taken ${countIn(told, 'taken')}`;
    const came = isSuccess(told) ? counts : shortOf(told);
    ledger.fail(part, name, prober.findingOf(told, { says, place: placeOf(id), came }));
  }
}
