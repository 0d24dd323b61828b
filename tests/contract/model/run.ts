import { deepStrictEqual } from 'node:assert';
import { redact } from '#tests/slides/report/curl.ts';
import { beginning } from './beginning.ts';
import { at, caseIn, choose, type Step } from './choosing.ts';
import type { Known } from './commands.ts';
import { expectSame, expectTold } from './compare.ts';
import type { Driver } from './driver.ts';
import { judge } from './judged.ts';
import { EVERYONE } from './people.ts';
import { change, hasKey, look, newKey, type Said, type Sent, send } from './player.ts';
import { timePassed } from './rules/pool-rules.ts';
import { type Command, isShut, type State, type Verdict } from './state.ts';

export interface Counts {
  steps: number;
  allowed: number;
  refused: number;
  replays: number;
  clock: number;
  /** How often each operation did what it is for, and how often it was refused. */
  readonly operations: Map<Known, { allowed: number; refused: number }>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The intake, the merging of notices, the pause after a release, a hold, the warnings, a restore that is too late. */
const MOVES_MS = [
  2e3,
  MINUTE_MS,
  11 * MINUTE_MS,
  31 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  22 * HOUR_MS,
  25 * HOUR_MS,
  31 * 24 * HOUR_MS,
];
const KEPT_FOR_MS = 24 * HOUR_MS;

interface Kept {
  readonly sent: Sent;
  readonly said: Said;
  readonly at: number;
}

function count(counts: Counts, { operation }: Command<Known>, outcome: 'allowed' | 'refused'): void {
  const { allowed, refused } = counts.operations.get(operation) ?? { allowed: 0, refused: 0 };
  const next = outcome === 'allowed' ? { allowed: allowed + 1, refused } : { allowed, refused: refused + 1 };
  counts.operations.set(operation, next);
  counts[outcome] += 1;
}

interface Listening {
  readonly counts: Counts;
  /** Hears of each step before it is done. */
  readonly listen?: (line: string) => void;
}

/** Plays steps against a server and the model, and compares them after each. */
export async function play(
  driver: Driver,
  steps: readonly Step[],
  { counts, listen = () => undefined }: Listening,
): Promise<void> {
  const state = beginning();
  await driver.setNow(state.now);
  const kept: Kept[] = [];
  let latest: string | null = null;
  for (const { roll, pick } of steps) {
    counts.steps += 1;
    const earlier = at(
      kept.filter((one) => state.now - one.at < KEPT_FOR_MS),
      pick,
    );
    if (roll >= 93 && earlier !== undefined) {
      listen(`again: ${lineOf(earlier.sent.command)}`);
      await again(driver, state, earlier, roll >= 97);
      counts.replays += 1;
    } else if (roll >= 83) {
      state.now += at(MOVES_MS, pick) ?? MINUTE_MS;
      await driver.setNow(state.now);
      listen(`the clock moves to ${new Date(state.now).toISOString()}`);
      timePassed(state, await look(driver));
      counts.clock += 1;
    } else {
      const command = choose(state, { roll, pick }, latest);
      const verdict = judge(state, command);
      const sent = { command, key: newKey() };
      listen(lineOf(command));
      const said = await hear(driver, state, sent, verdict);
      count(counts, command, verdict.code === null ? 'allowed' : 'refused');
      if (verdict.code === null) {
        latest = caseIn(state, command);
        verdict.apply(said);
        await letIn(driver, state, command);
        if (hasKey(command)) kept.push({ sent, said, at: state.now });
      }
      const touched = state.cases.get(command.params['caseId'] ?? '') ?? at([...state.cases.values()], pick);
      const who = at(EVERYONE, pick) ?? 'admin';
      if (touched !== undefined) await expectTold(driver, state, touched, who);
    }
    await expectSame(driver, state);
  }
}

/** A step for people: who says what, about what, at which version. */
export const lineOf = ({ operation, who, params, to, ifMatch, body }: Command): string =>
  [
    `${who} ${operation}`,
    ...Object.values(params),
    ...(to === undefined ? [] : [`to ${to}`]),
    ...(ifMatch === undefined ? [] : [ifMatch === null ? 'without a version' : `at version ${ifMatch}`]),
    ...(body === undefined ? [] : [redact(JSON.stringify(body))]),
  ].join(' ');

async function hear(driver: Driver, state: State, sent: Sent, verdict: Verdict): Promise<Said> {
  const said = await send(driver, tokenIn(state, sent), sent);
  const { command } = sent;
  deepStrictEqual(
    { command, status: said.status, code: said.code, isReplay: said.isReplay },
    { command, status: verdict.status, code: verdict.code, isReplay: false },
  );
  return said;
}

/** A key that comes again gives its first answer, whatever has become of the case; with another request it is refused. */
async function again(driver: Driver, state: State, { sent, said }: Kept, isOther: boolean): Promise<void> {
  const { command } = sent;
  const now = await send(driver, tokenIn(state, { command }), isOther ? change(sent) : sent);
  const shown = { command, status: now.status, code: now.code, isReplay: now.isReplay };
  if (isShut(state, command.who))
    deepStrictEqual(shown, { command, status: 401, code: 'UNAUTHENTICATED', isReplay: false });
  else if (isOther && Object.hasOwn(command.params, 'caseId'))
    deepStrictEqual(shown, { command, status: 422, code: 'IDEMPOTENCY_KEY_REUSED', isReplay: false });
  else {
    deepStrictEqual(shown, { command, status: said.status, code: null, isReplay: true });
    deepStrictEqual(now.text, said.text);
  }
}

const tokenIn = ({ tokens }: State, { command }: Pick<Sent, 'command'>): string =>
  tokens.get(command.who) ?? '';

/** The sessions from before are over for good: whoever is let in again calls with a token of a new one. */
async function letIn(driver: Driver, state: State, { operation, to }: Command<Known>): Promise<void> {
  if (operation !== 'reactivateUser' || to === undefined) return;
  const before = await send(driver, state.tokens.get(to) ?? '', {
    command: { operation: 'openCase', who: to, params: { caseId: 'cas_model-none' } },
    key: newKey(),
  });
  deepStrictEqual({ status: before.status, code: before.code }, { status: 401, code: 'UNAUTHENTICATED' });
  state.tokens.set(to, await driver.logIn(to));
}
