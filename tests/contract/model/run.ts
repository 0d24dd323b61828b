import { expect } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { beginning } from './beginning.ts';
import { at, caseIn, choose, type Step } from './choosing.ts';
import type { Known } from './commands.ts';
import { expectSame, expectTold } from './compare.ts';
import { judge } from './judged.ts';
import { EVERYONE } from './people.ts';
import { change, hasKey, logIn, look, newKey, type Said, type Sent, send } from './player.ts';
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

/** Plays steps against the mock and the model, and compares them after each. */
export async function play(
  { api, setNow }: { readonly api: MockApi; readonly setNow: (ms: number) => void },
  steps: readonly Step[],
  counts: Counts,
): Promise<void> {
  const state = beginning();
  setNow(state.now);
  const kept: Kept[] = [];
  let latest: string | null = null;
  for (const { roll, pick } of steps) {
    counts.steps += 1;
    const earlier = at(
      kept.filter((one) => state.now - one.at < KEPT_FOR_MS),
      pick,
    );
    if (roll >= 93 && earlier !== undefined) {
      await again(api, state, earlier, roll >= 97);
      counts.replays += 1;
    } else if (roll >= 83) {
      state.now += at(MOVES_MS, pick) ?? MINUTE_MS;
      setNow(state.now);
      timePassed(state, await look(api));
      counts.clock += 1;
    } else {
      const command = choose(state, { roll, pick }, latest);
      const verdict = judge(state, command);
      const sent = { command, key: newKey() };
      const said = await hear(api, state, sent, verdict);
      count(counts, command, verdict.code === null ? 'allowed' : 'refused');
      if (verdict.code === null) {
        latest = caseIn(state, command);
        verdict.apply(said);
        await letIn(api, state, command);
        if (hasKey(command)) kept.push({ sent, said, at: state.now });
      }
      const touched = state.cases.get(command.params['caseId'] ?? '') ?? at([...state.cases.values()], pick);
      const who = at(EVERYONE, pick) ?? 'admin';
      if (touched !== undefined) await expectTold(api, state, touched, who);
    }
    expectSame(api, state);
  }
}

async function hear(api: MockApi, state: State, sent: Sent, verdict: Verdict): Promise<Said> {
  const said = await send(api, tokenIn(state, sent), sent);
  const { command } = sent;
  expect({ command, status: said.status, code: said.code, isReplay: said.isReplay }, said.text).toEqual({
    command,
    status: verdict.status,
    code: verdict.code,
    isReplay: false,
  });
  return said;
}

/** The same key again gives the same answer, whatever has become of the case; with another request it is refused. */
async function again(api: MockApi, state: State, { sent, said }: Kept, isOther: boolean): Promise<void> {
  const { command } = sent;
  const now = await send(api, tokenIn(state, { command }), isOther ? change(sent) : sent);
  const shown = { command, status: now.status, code: now.code, isReplay: now.isReplay };
  if (isShut(state, command.who))
    expect(shown).toEqual({ command, status: 401, code: 'UNAUTHENTICATED', isReplay: false });
  else if (isOther && Object.hasOwn(command.params, 'caseId'))
    expect(shown).toEqual({ command, status: 422, code: 'IDEMPOTENCY_KEY_REUSED', isReplay: false });
  else {
    expect(shown).toEqual({ command, status: said.status, code: null, isReplay: true });
    expect(now.text).toBe(said.text);
  }
}

const tokenIn = ({ tokens }: State, { command }: Pick<Sent, 'command'>): string =>
  tokens.get(command.who) ?? '';

/** The sessions from before are over for good: whoever is let in again calls with a token of a new one. */
async function letIn(api: MockApi, state: State, { operation, to }: Command<Known>): Promise<void> {
  if (operation !== 'reactivateUser' || to === undefined) return;
  const before = await send(api, state.tokens.get(to) ?? '', {
    command: { operation: 'openCase', who: to, params: { caseId: 'cas_model-none' } },
    key: newKey(),
  });
  expect({ status: before.status, code: before.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  state.tokens.set(to, await logIn(api, to));
}
