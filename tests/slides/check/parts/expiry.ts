import { type CheckContext, NOBODY } from '../context.ts';
import { type OperationFacts, placeOf } from '../facts.ts';
import type { Hooks } from '../hooks.ts';
import { CHANGES_NOTHING } from '../prober.ts';

const DAY_MS = 86_400_000;
/** Longer than any session lasts. */
const LATER_MS = 60 * DAY_MS;
const LATER = `${LATER_MS / DAY_MS} days`;
const NAME = 'a token past its time';

/** With a clock hook the time goes on until a token has ended; it is put back afterwards, also where no answer told that it went on. */
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
  const [read] = reads;
  if (read === undefined) return;
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
  if ('why' in moved) miss(moved.why);
  if ('why' in moved && moved.mayBeDone !== true) return;
  try {
    if ('value' in moved) await askWith(context, reads, token);
  } finally {
    await putBack(context, hooks, { read, step: entered?.told.step ?? 0 });
  }
}

async function askWith(
  { ledger, prober }: CheckContext,
  reads: readonly OperationFacts[],
  token: string,
): Promise<void> {
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
          reached: [`the clock went on by ${LATER} after the login`],
        }),
      );
  }
}

/** A server that stays ahead answers everybody wrongly from then on, so that it is told as a finding. */
async function putBack(
  { ledger }: CheckContext,
  hooks: Hooks,
  { read, step }: { readonly read: OperationFacts; readonly step: number },
): Promise<void> {
  const back = await hooks.moveClock(-LATER_MS);
  const name = `${read.id}: the clock put back after ${NAME}`;
  if ('value' in back) ledger.pass('auth', name);
  else
    ledger.fail('auth', name, {
      operation: null,
      says: 'The clock hook puts the time back by a number below zero.',
      place: 'docs/for-the-backend-team.md',
      came: `${back.why}: the server may still be ${LATER} ahead`,
      reached: [`the clock went on by ${LATER}`],
      step,
      curl: hooks.clockLine(-LATER_MS),
    });
}
