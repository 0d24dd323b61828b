import { callFor } from '../bodies.ts';
import { askedBy, type CheckContext, NO_VERSION, NOBODY, newKey, nothingFor } from '../context.ts';
import { placeOf } from '../facts.ts';

/** What makes or moves something is not done without a key. */
export async function checkKeys(context: CheckContext): Promise<void> {
  const { finds, ledger, people, prober } = context;
  for (const facts of askedBy(context, 'idempotency', ({ needsKey }) => needsKey)) {
    const caller = people.find(({ name }) => name === 'provider') ?? people[0];
    if (caller === undefined && facts.operation.auth === 'bearer') {
      ledger.miss('idempotency', `${facts.id}: no key`, NOBODY);
      continue;
    }
    const [way] = finds.ways(facts.id, facts.names);
    const params = facts.needsVersion ? (way?.params ?? nothingFor(facts)) : nothingFor(facts);
    const call = callFor(facts, finds, { params, caller: caller?.name ?? null, key: newKey() });
    const { 'Idempotency-Key': _, ...headers } = call.headers ?? {};
    const told = await prober.ask({
      ...call,
      headers: { ...headers, ...(facts.needsVersion ? { 'If-Match': NO_VERSION } : {}) },
    });
    const name = `${facts.id}: no key`;
    if (!told.isSound) continue;
    if (told.status === 400) ledger.pass('idempotency', name);
    else if ([413, 429].includes(told.status))
      ledger.miss('idempotency', name, `${told.status} came before it`);
    else
      ledger.fail(
        'idempotency',
        name,
        prober.findingOf(told, {
          says: 'Without an Idempotency-Key it answers 400 before anything is looked for.',
          place: placeOf(facts.id, '/parameters'),
          came: `${told.status} ${told.code ?? 'done'}`,
        }),
      );
  }
}
