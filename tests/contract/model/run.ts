import { expect } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { beginning } from './beginning.ts';
import { at, caseIn, chosen, type Step } from './choosing.ts';
import type { Known } from './commands.ts';
import { expectSame, expectTold } from './compare.ts';
import { judged } from './judged.ts';
import { EVERYONE } from './people.ts';
import { changed, hasKey, newKey, type Said, type Sent, send } from './player.ts';
import { passTime } from './pool-rules.ts';
import type { Command, State, Verdict } from './state.ts';

export interface Counts {
  steps: number;
  legal: number;
  refused: number;
  replays: number;
  clock: number;
  /** How often each operation did what it is for. */
  readonly operations: Map<Known, number>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The intake, the merging of notices, the pause after a release, a hold, the warnings, a restore that is too late. */
const MOVES_MS = [
  ...[2000, MINUTE_MS, 11 * MINUTE_MS, 31 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS],
  ...[12 * HOUR_MS, 22 * HOUR_MS, 25 * HOUR_MS, 31 * 24 * HOUR_MS],
];
const KEPT_FOR_MS = 24 * HOUR_MS;

interface Kept {
  readonly sent: Sent;
  readonly said: Said;
  readonly at: number;
}

function count({ operations }: Counts, { operation }: Command<Known>): void {
  operations.set(operation, (operations.get(operation) ?? 0) + 1);
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
      passTime(state, at(MOVES_MS, pick) ?? MINUTE_MS);
      setNow(state.now);
      await look(api);
      counts.clock += 1;
    } else {
      const command = chosen(state, { roll, pick }, latest);
      const verdict = judged(state, command);
      const sent = { command, key: newKey() };
      const said = await heard(api, sent, verdict);
      counts[verdict.code === null ? 'legal' : 'refused'] += 1;
      if (verdict.code === null) {
        latest = caseIn(state, command);
        verdict.apply(said);
        count(counts, command);
        if (hasKey(command)) kept.push({ sent, said, at: state.now });
      }
      const touched = state.cases.get(command.params['caseId'] ?? '') ?? at([...state.cases.values()], pick);
      const who = at(EVERYONE, pick) ?? 'admin';
      if (touched !== undefined) await expectTold(api, state, touched, who);
    }
    expectSame(api, state);
  }
}

async function heard(api: MockApi, sent: Sent, verdict: Verdict): Promise<Said> {
  const said = await send(api, sent);
  const { command } = sent;
  expect({ command, status: said.status, code: said.code, isReplay: said.isReplay }, said.text).toEqual({
    ...{ command, status: verdict.status, code: verdict.code, isReplay: false },
  });
  return said;
}

/** The same key again gives the same answer, whatever has become of the case; with another request it is refused. */
async function again(api: MockApi, state: State, { sent, said }: Kept, isOther: boolean): Promise<void> {
  const { command } = sent;
  const now = await send(api, isOther ? changed(sent) : sent);
  const shown = { command, status: now.status, code: now.code, isReplay: now.isReplay };
  if (state.accounts.get(command.who)?.isShut === true)
    expect(shown).toEqual({ command, status: 401, code: 'UNAUTHENTICATED', isReplay: false });
  else if (isOther && Object.hasOwn(command.params, 'caseId'))
    expect(shown).toEqual({ command, status: 422, code: 'IDEMPOTENCY_KEY_REUSED', isReplay: false });
  else {
    expect(shown).toEqual({ command, status: said.status, code: null, isReplay: true });
    expect(now.text).toBe(said.text);
  }
}

/** Any call lets what is due happen first. */
const look = async (api: MockApi): Promise<void> =>
  void (await api.fetch(new Request('http://mock.test/api/banner')));
