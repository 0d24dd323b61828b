import { expect } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { commandsOf, type Known, OPERATIONS } from './commands.ts';
import { expectSame, expectTold } from './compare.ts';
import { judged } from './judged.ts';
import { EVERYONE } from './people.ts';
import { changed, newKey, type Said, type Sent, send } from './player.ts';
import { passTime } from './pool-rules.ts';
import { BEGINNING, START } from './seed.ts';
import type { Case, Command, State, Verdict } from './state.ts';

/** One step as it is drawn: what kind it is, in percent, and which one of those that there are. */
export interface Step {
  readonly roll: number;
  readonly pick: number;
}

export interface Counts {
  steps: number;
  legal: number;
  refused: number;
  replays: number;
  clock: number;
  readonly operations: Set<string>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The intake, the merging of notices, the pause after a release, a hold, the warnings, a restore that is too late. */
const MOVES_MS = [
  ...[2000, MINUTE_MS, 11 * MINUTE_MS, 31 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS],
  ...[12 * HOUR_MS, 22 * HOUR_MS, 25 * HOUR_MS, 31 * 24 * HOUR_MS],
];
const KEPT_FOR_MS = 24 * HOUR_MS;

export function beginning(): State {
  const cases = BEGINNING.map(
    ({ id, status, priority, facilityId = 'fac_demo-1', preferred = null }): [string, Case] => [
      id,
      {
        ...{ id, facilityId, isStat: priority === 'STAT', isWhole: true, preferred, version: 3 },
        ...{ status: status, holder: null, reviewer: null, isOpened: false, unread: null },
        ...{ hold: null, intakeAt: null, isInQuestion: false, reasons: [], releases: [] },
        ...{ cancelledAt: null, wasSent: status !== 'Draft', emptySlides: 0 },
      },
    ],
  );
  return {
    ...{ now: START, cases: new Map(cases), requests: new Map(), tasks: new Map(), notices: [], trail: [] },
    accounts: new Map(EVERYONE.map((who) => [who, { isShut: false, version: 1 }])),
  };
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** Of the drawn operation, else of the next one that the rules allow: most draws alone would be refused. */
function legalCommand(state: State, pick: number): Command {
  for (let n = 0; n < OPERATIONS.length; n += 1) {
    const operation = at<Known>(OPERATIONS, pick + n) ?? 'createCase';
    const legal = commandsOf(state, operation).filter((one) => judged(state, one).code === null);
    const found = at(legal, Math.floor(pick / OPERATIONS.length));
    if (found !== undefined) return found;
  }
  throw new Error('nothing can be done any more');
}

function anyCommand(state: State, pick: number): Command {
  const all = commandsOf(state, at<Known>(OPERATIONS, pick) ?? 'createCase');
  return at(all, Math.floor(pick / OPERATIONS.length)) ?? legalCommand(state, pick);
}

interface Kept {
  readonly sent: Sent;
  readonly said: Said;
  readonly at: number;
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
      const command = chosen(state, roll, pick);
      const verdict = judged(state, command);
      const sent = { command, key: newKey() };
      const said = await heard(api, sent, verdict);
      counts[verdict.code === null ? 'legal' : 'refused'] += 1;
      if (verdict.code === null) {
        verdict.apply(said.data);
        counts.operations.add(command.operation);
        if (command.operation !== 'deleteCaseDraft') kept.push({ sent, said, at: state.now });
      }
      const touched = state.cases.get(command.params['caseId'] ?? '') ?? at([...state.cases.values()], pick);
      const who = at(EVERYONE, pick) ?? 'admin';
      if (touched !== undefined) await expectTold(api, state, touched, who);
    }
    expectSame(api, state);
  }
}

function chosen(state: State, roll: number, pick: number): Command {
  if (roll >= 50 && roll < 76) return anyCommand(state, pick);
  const command = legalCommand(state, pick);
  if (roll < 76 || command.ifMatch === undefined || command.ifMatch === null) return command;
  return { ...command, ifMatch: roll >= 80 ? null : command.ifMatch - 1 };
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
