import { describe, expect, it } from 'vitest';
import type { Creds } from '../check/creds.ts';
import { runCheck } from '../check/run-check.ts';
import { TargetUnreachable } from '../exit-codes.ts';
import { foundIn } from '../report/summary.ts';
import { type BadServer, CUT, DOWN, HALF, HOLDING, HTML, LOOP, NOISE, SLOW } from './bad-servers.ts';

const CREDS: Creds = {
  callers: {
    provider: { email: 'a@example.org', password: 'x' },
    admin: { email: 'b@example.org', password: 'x' },
  },
};

const TIMEOUT_MS = 150;
const BUDGET_MS = 2000;

/** What the check says of the server, and how long it took to say so. */
async function lookAt({ start }: BadServer) {
  const { base, close } = await start();
  const begun = performance.now();
  try {
    const report = await runCheck({
      send: fetch,
      base,
      creds: CREDS,
      seed: 1,
      timeoutMs: TIMEOUT_MS,
      budgetMs: BUDGET_MS,
    });
    return { report, ms: performance.now() - begun };
  } finally {
    await close();
  }
}

describe('a check of a server that is none', () => {
  it.each([DOWN, NOISE, CUT])('says that it cannot be reached when it $name', async (server) => {
    await expect(lookAt(server)).rejects.toThrow(TargetUnreachable);
  });

  it.each([SLOW, HALF, HTML, LOOP, HOLDING])('ends with a finding when it $name', async (server) => {
    const { report, ms } = await lookAt(server);
    expect(foundIn(report).map(({ finding }) => finding.came)).toContainEqual(
      expect.stringMatching(server.tells),
    );
    // One request that is on its way may still come to its end.
    expect(ms).toBeLessThan(BUDGET_MS + 10 * TIMEOUT_MS);
    expect(report.checked.some(({ status }) => status === 'not reached')).toBe(true);
  });
});
