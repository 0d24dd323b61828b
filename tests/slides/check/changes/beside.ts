import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type Call, dataOf, isSuccess, type Told } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { factsFor, type OperationFacts, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { Change } from './attempts.ts';
import { isFields, isSame } from './differences.ts';

/** What has to be read after a change as it was read before it. */
export interface Witness {
  readonly told: Told;
  readonly says: string;
  /** The parts of it that stay; all of it where null. */
  readonly kept: readonly string[] | null;
}

/** What is written for one slide, patient or template, and how the same is read of another one. */
const READ_BY: Readonly<Partial<Record<OperationId, OperationId>>> = {
  putAnnotations: 'getAnnotations',
  savePrimaryDiagnosis: 'getPrimaryDiagnosis',
  updateCase: 'getCaseForm',
  updateClinicalInfo: 'getClinicalInfo',
  updateTextTemplate: 'getTextTemplate',
};

/** The parts of a signed version that say what was found in whom; later versions change others, such as SUPERSEDED. */
const OF_VERSION = [
  'patient',
  'diagnoses',
  'comment',
  'synoptic',
  'ancillary',
  'intraoperative',
  'microscopic',
  'gross',
  'signature',
];

/** Reads, just before a change, what it must leave as it is; null where nothing of that kind was found. */
export async function lookBeside(
  context: CheckContext,
  { id }: OperationFacts,
  { caller, params = {} }: Call,
): Promise<Witness | null> {
  const { finds, parts, prober } = context;
  if (!parts.has('readback') || caller === null) return null;
  if (id === 'amendCase') {
    const latest = await prober.ask({ operation: 'getFinalReport', caller, params });
    const version = valueAt(dataOf(latest), 'version');
    if (!isSuccess(latest) || typeof version !== 'number' || version === 0) return null;
    const told = await prober.ask({ operation: 'getFinalReport', caller, params, query: { version } });
    const says = 'A signed version of a report never changes, whatever is signed after it.';
    return isSuccess(told) && told.isSound ? { told, says, kept: OF_VERSION } : null;
  }
  const reads = READ_BY[id];
  if (reads === undefined) return null;
  const read = factsFor(reads);
  const last = read.names.at(-1) ?? '';
  const others = finds
    .ways(read.id, read.names)
    .filter((way) => way.seenBy.has(caller) && way.params[last] !== params[last])
    // What is nearest is mixed up most easily.
    .toSorted((a, b) => sharedWith(b.params, params) - sharedWith(a.params, params));
  for (const way of others.slice(0, MOST_TRIED)) {
    const told = await prober.ask({ operation: read.id, caller, params: way.params });
    const says = `What is written by ${id} is read where it was written, and nowhere else.`;
    if (isSuccess(told) && told.isSound) return { told, says, kept: null };
  }
  return null;
}

const MOST_TRIED = 3;

const sharedWith = (one: Readonly<Record<string, string>>, other: NonNullable<Call['params']>): number =>
  Object.entries(one).filter(([name, value]) => other[name] === value).length;

/** Reads the same again after the change. */
export async function checkBeside(
  { ledger, prober }: CheckContext,
  { facts, call, beside }: Change,
): Promise<void> {
  if (beside === null) return;
  const { says, kept } = beside;
  const later = await prober.ask(beside.told.call);
  if (!later.isSound || !isSuccess(later)) return;
  const [before, after] = [dataOf(beside.told), dataOf(later)];
  if (!(isFields(before) && isFields(after))) return;
  const wrong = (kept ?? Object.keys(before)).filter((key) => !isSame(before[key], after[key]));
  const name = `${facts.id}: what it leaves as it is`;
  if (wrong.length === 0) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(later, {
        says,
        place: placeOf(later.call.operation),
        came: `${wrong.join(', ')} otherwise than before`,
        reached: [`${facts.id} as ${call.caller ?? 'nobody'} with ${JSON.stringify(call.params)}`],
      }),
    );
}
