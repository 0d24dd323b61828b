import { type CheckContext, NOBODY } from '../context.ts';
import { placeOf } from '../facts.ts';
import { CHANGES_NOTHING } from '../prober.ts';

const DAY_MS = 86_400_000;
/** Longer than any session lasts. */
const LATER_MS = 60 * DAY_MS;
const NAME = 'a token past its time';

/** With a clock hook the time goes on until a token has ended; it is put back afterwards. */
export async function checkExpiry(context: CheckContext): Promise<void> {
  const { chosen, hooks, isReadOnly, ledger, people, prober } = context;
  const [first] = people;
  const reads = chosen.filter(
    ({ operation, names, query }) =>
      operation.method === 'GET' &&
      operation.auth === 'bearer' &&
      names.length === 0 &&
      query.every(({ required }) => required !== true),
  );
  const miss = (why: string): void => {
    for (const { id } of reads) ledger.miss('auth', `${id}: ${NAME}`, why);
  };
  if (isReadOnly) {
    miss(CHANGES_NOTHING);
    return;
  }
  const entered = hooks === null || first === undefined ? null : await prober.enter(first.name);
  const token = entered?.token ?? null;
  if (hooks === null || token === null) {
    miss(hooks === null ? 'no clock hook was given' : NOBODY);
    return;
  }
  const moved = await hooks.moveClock(LATER_MS);
  if ('why' in moved) {
    miss(moved.why);
    return;
  }
  try {
    for (const { id } of reads) {
      const told = await prober.ask({ operation: id, caller: null, token });
      const isRefused = told.status === 401 && ['TOKEN_EXPIRED', null].includes(told.code);
      if (!told.isSound) continue;
      if (isRefused) ledger.pass('auth', `${id}: ${NAME}`);
      else
        ledger.fail(
          'auth',
          `${id}: ${NAME}`,
          prober.findingOf(told, {
            says: `With ${NAME} it answers 401 TOKEN_EXPIRED.`,
            place: placeOf(id, '/responses/401'),
            came: `${told.status} ${told.code ?? ''}`.trim(),
            reached: [`the clock went on by ${LATER_MS / DAY_MS} days after the login`],
          }),
        );
    }
  } finally {
    await hooks.moveClock(-LATER_MS);
  }
}
