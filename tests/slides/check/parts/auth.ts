import { callFor } from '../bodies.ts';
import { askedBy, type CheckContext, newKey, nothingFor } from '../context.ts';
import { placeOf } from '../facts.ts';
import { CHANGES_NOTHING } from '../prober.ts';
import { giveBack } from './give-back.ts';

const STRANGER = 'c2xpZGVzLWNoZWNrLW5vLXRva2VuLW9mLXlvdXJzLjAwMDA';

interface Bad {
  readonly name: string;
  /** Left out where none is sent. */
  readonly token?: string;
  readonly codes: readonly string[];
  /** How somebody who makes the call again comes by the token. */
  readonly reached: readonly string[];
}

const NO_TOKEN: Bad = { name: 'no token', codes: ['UNAUTHENTICATED'], reached: [] };
const OF_NOBODY: Bad = {
  name: 'a token that nobody gave',
  token: STRANGER,
  codes: ['UNAUTHENTICATED'],
  reached: [`TOKEN is ${STRANGER}`],
};
const GIVEN_BACK = 'a token that was given back';

/** A token of a session that has ended, or why there is none. */
async function endedToken({ people, prober, isReadOnly }: CheckContext): Promise<Bad | string> {
  if (isReadOnly) return CHANGES_NOTHING;
  const [first] = people;
  const token = first === undefined ? null : ((await prober.enter(first.name))?.token ?? null);
  if (first === undefined || token === null) return 'nobody could log in and out again';
  const why = await giveBack(prober, token);
  if (why !== null) return why;
  return {
    name: GIVEN_BACK,
    token,
    // Whether it has ended or was never given is the same to its holder.
    codes: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'],
    reached: [`log in as ${first.name}; its token is TOKEN`, 'logout: with TOKEN'],
  };
}

/** Whoever has no token, one that nobody gave or one that was given back is told so before anything else. */
export async function checkAuth(context: CheckContext): Promise<void> {
  const { finds, ledger, prober } = context;
  const ended = await endedToken(context);
  const tokens = [NO_TOKEN, OF_NOBODY, ...(typeof ended === 'string' ? [] : [ended])];
  for (const facts of askedBy(context, 'auth', ({ operation }) => operation.auth === 'bearer')) {
    const [way] = finds.ways(facts.id, facts.names);
    const whole = callFor(facts, finds, {
      params: way?.params ?? nothingFor(facts),
      caller: null,
      key: newKey(),
    });
    if (typeof ended === 'string') ledger.miss('auth', `${facts.id}: ${GIVEN_BACK}`, ended);
    for (const { name, token, codes, reached } of tokens) {
      const cell = `${facts.id}: ${name}`;
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
            reached,
          }),
        );
    }
  }
}
