import { callFor } from '../bodies.ts';
import { askedBy, type CheckContext, newKey, nothingFor } from '../context.ts';
import { placeOf } from '../facts.ts';

const STRANGER = 'c2xpZGVzLWNoZWNrLW5vLXRva2VuLW9mLXlvdXJzLjAwMDA';

/** Whoever has no token, one that nobody gave or one that was given back is told so before anything else. */
export async function checkAuth(context: CheckContext): Promise<void> {
  const { finds, ledger, prober, people, isReadOnly } = context;
  const [first] = people;
  const entered = first === undefined || isReadOnly ? null : await prober.enter(first.name);
  const ended = entered?.token ?? null;
  if (ended !== null) await prober.ask({ operation: 'logout', caller: null, token: ended });
  const tokens = [
    ['no token', undefined, ['UNAUTHENTICATED']],
    ['a token that nobody gave', STRANGER, ['UNAUTHENTICATED']],
    // Whether it has ended or was never given is the same to its holder.
    ['a token that was given back', ended, ['UNAUTHENTICATED', 'TOKEN_EXPIRED']],
  ] as const;
  for (const facts of askedBy(context, 'auth', ({ operation }) => operation.auth === 'bearer')) {
    const [way] = finds.ways(facts.id, facts.names);
    const whole = callFor(facts, finds, {
      params: way?.params ?? nothingFor(facts),
      caller: null,
      key: newKey(),
    });
    for (const [name, token, codes] of tokens) {
      const cell = `${facts.id}: ${name}`;
      if (token === null) {
        ledger.miss('auth', cell, 'nobody could log in and out again');
        continue;
      }
      const told = await prober.ask({ ...whole, ...(token === undefined ? {} : { token }) });
      const isRefused =
        told.status === 401 && (told.code === null || codes.some((code) => code === told.code));
      if (!told.isSound) continue;
      if (isRefused) ledger.pass('auth', cell);
      else
        ledger.fail(
          'auth',
          cell,
          prober.findingOf(told, {
            says: `With ${name} it answers 401 UNAUTHENTICATED before anything else.`,
            place: placeOf(facts.id, '/responses/401'),
            came: `${told.status} ${told.code ?? ''}`.trim(),
          }),
        );
    }
  }
}
