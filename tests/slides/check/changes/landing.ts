import { MOVES } from '../../states/moves.ts';
import type { CheckContext } from '../context.ts';
import { placeOf } from '../facts.ts';
import type { Change } from './attempts.ts';

/** Where a thing may stand after a move into one of the states, since the system moves some on by itself. */
function reachableFrom(machine: string, states: readonly (string | null)[]): ReadonlySet<string | null> {
  const reached = new Set(states);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { operation, from, to } of MOVES.filter((move) => move.machine === machine))
      if (operation === null && from.some((state) => reached.has(state))) reached.add(to);
  }
  return reached;
}

/** What was moved stands where a move of its machine leads from the state in which it was. */
export function checkLanding({ finds, ledger, prober }: CheckContext, change: Change): void {
  const { facts, told, before } = change;
  if (before === null || !before.isRight) return;
  const { machine, moves, state, id, field } = before;
  const after = finds.about(id)[field];
  if (typeof after !== 'string' || after === state) return;
  const tos = [...new Set(moves.filter(({ from }) => from.includes(state)).map(({ to }) => to))];
  const name = `${facts.id}: where it leads from ${state}`;
  if (reachableFrom(machine, tos).has(after)) ledger.pass('state', name);
  else
    ledger.fail(
      'state',
      name,
      prober.findingOf(told, {
        says: `By ${facts.id} ${machine} moves from ${state} to ${tos.join(' or ')}.`,
        place: placeOf(facts.id, '/x-transition'),
        came: `${after} afterwards`,
        reached: [`${id} is ${state}`],
      }),
    );
}
