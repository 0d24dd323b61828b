import { dataOf } from '../calls.ts';
import type { CheckContext } from '../context.ts';
import { FACTS, isReadById, neededQuery, placeOf } from '../facts.ts';
import { valueAt } from '../judge.ts';
import type { Change } from './attempts.ts';
import { differences, isFields } from './differences.ts';
import { listOf } from './versions.ts';

/** What nobody reads by its id, such as a notice, is read in its list as it was changed. */
export async function checkRowAfterwards(
  { ledger, prober }: CheckContext,
  { facts, call, told }: Change,
): Promise<void> {
  const [last] = facts.names;
  const list = facts.names.length === 1 ? listOf(facts) : null;
  const data = dataOf(told);
  const id = call.params?.[last ?? ''];
  if (list === null || list.names.length > 0 || !isFields(data) || data['id'] !== id) return;
  const isRead = [...FACTS.values()].some(
    (one) => String(one.names) === String(facts.names) && isReadById(one),
  );
  if (isRead) return;
  const later = await prober.ask({ operation: list.id, caller: call.caller, query: neededQuery(list) });
  const rows = valueAt(dataOf(later), 'items');
  const row: unknown = Array.isArray(rows)
    ? rows.find((one: unknown) => valueAt(one, 'id') === id)
    : undefined;
  if (!later.isSound || !isFields(row)) return;
  const isOneForm = String(Object.keys(row).toSorted()) === String(Object.keys(data).toSorted());
  const others = differences(data, row, { isOneForm, isOneCaller: true });
  const name = `${facts.id}: read in its list afterwards`;
  if (others.length === 0) ledger.pass('readback', name);
  else
    ledger.fail(
      'readback',
      name,
      prober.findingOf(later, {
        says: 'What was changed is read in its list as it was changed.',
        place: placeOf(facts.id),
        came: `read otherwise: ${others.map((path) => `${path} as ${JSON.stringify(valueAt(row, path))}`).join(', ')}`,
        reached: [`${facts.id} as ${call.caller ?? 'nobody'} with ${JSON.stringify(call.params)}`],
      }),
    );
}
