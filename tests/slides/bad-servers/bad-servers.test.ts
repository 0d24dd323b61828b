import { describe, expect, it } from 'vitest';
import type { Creds } from '../check/creds.ts';
import { MOST_UNANSWERED } from '../check/prober.ts';
import { runCheck } from '../check/run-check.ts';
import { TargetUnreachable } from '../exit-codes.ts';
import type { RunReport } from '../report/run-report.ts';
import { foundIn } from '../report/summary.ts';
import {
  type BadServer,
  CUT,
  DAWDLING,
  DOWN,
  DYING,
  EMPTY,
  HALF,
  HOLDING,
  HTML,
  LAST_CALLS,
  LOOP,
  NOISE,
  SLOW,
} from './bad-servers.ts';

const CREDS: Creds = {
  callers: {
    provider: { email: 'a@example.org', password: 'x' },
    admin: { email: 'b@example.org', password: 'x' },
  },
};

/** No answer of a machine that is busy takes so long. */
const PATIENT_MS = 60_000;
const IMPATIENT_MS = 150;

/** How often the clock of a check lets it ask, since only requests move that clock; the last one may take one step. */
const [ASKS, ASK_MS] = [200, PATIENT_MS];
const BUDGET_MS = ASKS * ASK_MS;

interface Limits {
  readonly timeoutMs: number;
  /** The budget is all but used up after so many requests. */
  readonly inHaste?: number;
}

/** What the check says of the server, and how often it asked. */
async function lookAt({ start }: BadServer, { timeoutMs, inHaste = Infinity }: Limits) {
  const { base, close } = await start();
  let asked = 0;
  let hasBegun = false;
  const tellTimeMs = (): number => {
    if (hasBegun && asked >= inHaste) return BUDGET_MS - IMPATIENT_MS;
    hasBegun = true;
    return asked * ASK_MS;
  };
  try {
    const report = await runCheck({
      send: (request) => {
        asked += 1;
        return fetch(request);
      },
      base,
      creds: CREDS,
      seed: 1,
      timeoutMs,
      budgetMs: BUDGET_MS,
      now: tellTimeMs,
    });
    return { report, asked };
  } finally {
    await close();
  }
}

const cameIn = (report: RunReport): readonly string[] => foundIn(report).map(({ finding }) => finding.came);
const isCutShort = ({ checked }: RunReport): boolean => checked.some(({ name }) => name === 'the rest');

describe('a check of a server that is none', () => {
  it.each([DOWN, NOISE, CUT])('S21-06 says that it cannot be reached when it $name', async (server) => {
    await expect(lookAt(server, { timeoutMs: PATIENT_MS })).rejects.toThrow(TargetUnreachable);
  });

  it.each([SLOW, HALF, HOLDING])('S21-06 asks no more after a few tries when it $name', async (server) => {
    const { report, asked } = await lookAt(server, { timeoutMs: IMPATIENT_MS });
    expect(cameIn(report)).toEqual([expect.stringMatching(server.tells)]);
    expect(asked).toBe(MOST_UNANSWERED);
    expect(isCutShort(report)).toBe(true);
  });

  it('S21-06 tells it, and asks no more after a few tries, when it dies on the way', async () => {
    const { report, asked } = await lookAt(DYING, { timeoutMs: PATIENT_MS });
    expect(cameIn(report)).toEqual([expect.stringMatching(DYING.tells)]);
    expect(asked).toBe(LAST_CALLS + MOST_UNANSWERED);
    expect(report.checked).toContainEqual(
      expect.objectContaining({ name: 'the rest', why: 'the server answered no more' }),
    );
  });

  it('blames nobody for an answer that the budget did not wait for', async () => {
    const { report, asked } = await lookAt(DAWDLING, { timeoutMs: 3_600_000, inHaste: LAST_CALLS });
    expect(cameIn(report).filter((came) => DAWDLING.tells.test(came))).toEqual([]);
    expect(asked).toBe(LAST_CALLS + 1);
    expect(report.checked).toContainEqual(
      expect.objectContaining({ name: 'the rest', why: 'the budget was used up before it came to this' }),
    );
  });

  it.each([HTML, EMPTY, LOOP])(
    'S21-06 tells it once, and asks for nothing else, when it $name',
    async (server) => {
      const { report, asked } = await lookAt(server, { timeoutMs: PATIENT_MS });
      expect(cameIn(report)).toEqual([expect.stringMatching(server.tells)]);
      expect(cameIn(report)[0]).toContain(`${asked} calls`);
      expect(asked).toBeLessThan(ASKS);
      expect(report).toMatchObject({ endedEarly: 'what answers there is not this API', grids: [] });
      expect(isCutShort(report)).toBe(true);
    },
  );

  it('says of an address of TLS at which nobody speaks it what to try', async () => {
    const { base, close } = await HTML.start();
    const start = () => Promise.resolve({ base: base.replace('http:', 'https:'), close, isLeft: close });
    await expect(lookAt({ ...HTML, start }, { timeoutMs: PATIENT_MS })).rejects.toThrow(
      /^https:\S+ cannot be reached: what listens there speaks no TLS; try http:/,
    );
  });

  // A command ends once nothing is open any more; where a connection stayed, this test would be ended from outside.
  it.each([SLOW, HALF, HOLDING])('hangs up where no answer came in time when it $name', async ({ start }) => {
    const { base, close, isLeft } = await start();
    await runCheck({ send: fetch, base, creds: CREDS, seed: 1, timeoutMs: IMPATIENT_MS });
    await isLeft();
    await close();
  });

  // Whoever waited for the answer would wait until this test is ended from outside.
  it('waits for one answer no longer than its budget lasts', async () => {
    const { report } = await lookAt(HOLDING, { timeoutMs: 3_600_000, inHaste: 0 });
    expect(cameIn(report)).toContainEqual(expect.stringMatching(HOLDING.tells));
  });
});
