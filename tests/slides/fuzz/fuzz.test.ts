import { expect, it } from 'vitest';
import { isLong } from '#tests/support/long-run.ts';
import type { Target } from '../scenarios/target.ts';
import { createOwnMock } from '../scenarios/target.ts';
import { runFuzz } from './run-fuzz.ts';

const RUNS = isLong ? 30 : 3;

/** With the answers of one operation changed on their way. */
const changing = (target: Target, path: RegExp, status: number): Target => ({
  ...target,
  send: async (request) => {
    const answer = await target.send(request);
    if (!path.test(new URL(request.url).pathname) || !answer.ok) return answer;
    return new Response(await answer.text(), { status, headers: answer.headers });
  },
});

it('finds nothing on the mock by its API and its controls, and a wrong answer by a short sequence', async () => {
  const mock = createOwnMock();
  const fine = await runFuzz(mock.enter('fuzz'), { runs: RUNS, steps: 15, seed: 7 });
  expect(fine.checked.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(fine.checked.length).toBeGreaterThan(5);
  const wrong = await runFuzz(changing(mock.enter('wrong'), /\/pickup$/, 202), {
    runs: 30,
    steps: 8,
    seed: 7,
  });
  const [found] = wrong.checked.filter(({ status }) => status === 'failed');
  expect(found).toMatchObject({ finding: { operation: 'pickUpCase', reached: [] } });
  await mock.close();
});

it('ends when it is asked to, in the middle of a sequence too, and says how far it came', async () => {
  const mock = createOwnMock();
  const lines: string[] = [];
  let asked = 0;
  const endedAt = (most: number) => {
    asked = 0;
    return () => (asked += 1) > most;
  };
  const about = { runs: 5, steps: 6, seed: 7, progress: (line: string) => lines.push(line) };
  const before = await runFuzz(mock.enter('before'), { ...about, isEnded: endedAt(0) });
  expect(before).toMatchObject({ endedEarly: 'it was ended after 0 of 5 sequences', checked: [] });
  const amid = await runFuzz(mock.enter('amid'), { ...about, isEnded: endedAt(2) });
  expect(amid.endedEarly).toBe('it was ended after 0 of 5 sequences');
  expect(amid.checked.every(({ status }) => status === 'passed')).toBe(true);
  expect(lines).toEqual(Array.from({ length: 2 }, () => '5 sequences of at most 6 steps, seed 7'));
  await mock.close();
});
