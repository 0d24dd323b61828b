import { type CheckContext, NOBODY, nothingFor, randomFor } from '../context.ts';
import { FACTS, placeOf } from '../facts.ts';
import { isOfNoPlace } from '../judge.ts';
import { CHANGES_NOTHING } from '../prober.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A method that the contract does not give a path is refused with 405, and Allow says which it has. */
export async function checkMethods(context: CheckContext): Promise<void> {
  const { chosen, ledger, prober, people, isReadOnly, isSmoke } = context;
  const paths = new Map(chosen.map((facts) => [facts.operation.path, facts]));
  for (const facts of paths.values()) {
    const { path } = facts.operation;
    const known = [...FACTS.values()].filter(({ operation }) => operation.path === path);
    const free = METHODS.filter((method) => !known.some(({ operation }) => operation.method === method));
    const random = randomFor(context, 'negative', path);
    const some = isSmoke ? free.slice(Math.floor(random() * free.length)).slice(0, 1) : free;
    for (const method of some) {
      const caller = people[0]?.name ?? null;
      const name = `405 for ${method} ${path}`;
      const isUnknown = caller === null && facts.operation.auth === 'bearer';
      // Who has a method too many may do by it what it does elsewhere.
      if (isUnknown || (isReadOnly && method !== 'GET')) {
        ledger.miss('negative', name, isUnknown ? NOBODY : CHANGES_NOTHING);
        continue;
      }
      const told = await prober.ask({ operation: facts.id, method, caller, params: nothingFor(facts) });
      if (told.status === 0) continue;
      if (isOfNoPlace(told) && !known.some(({ id }) => prober.isThere(id))) {
        ledger.miss('negative', name, 'nothing of its path is there');
        continue;
      }
      // A path that could be another one's as well may have the method there.
      if (told.status === 405 && told.headers.get('allow') !== null) ledger.pass('negative', name);
      else
        ledger.fail(
          'negative',
          name,
          prober.findingOf(told, {
            says: `${method} is no method of ${path}: 405 with Allow.`,
            place: placeOf(facts.id),
            came: `${told.status} ${told.code ?? ''}, Allow: ${told.headers.get('allow') ?? 'none'}`,
          }),
        );
    }
  }
}
