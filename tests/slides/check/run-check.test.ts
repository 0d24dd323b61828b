import { describe, expect, it } from 'vitest';
import { keysOf } from '#app/core/objects.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { mockInProcess } from '#tests/contract/mock-client.ts';
import { isLong } from '#tests/support/long-run.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { foundIn, partsOf, tallyOf } from '../report/summary.ts';
import { type CheckOptions, runCheck } from './run-check.ts';

/** Another eighth of the operations from run to run, and all of them in the long run. */
const EIGHTHS = 8;
const PART = Number(process.env['TEST_RUN'] ?? 0) % EIGHTHS;
const CHOSEN = keysOf(operations).filter((_, at) => isLong || at % EIGHTHS === PART);

/** By a clock that only the requests move. */
const [ASKS, ASK_MS] = [30, 10];

async function check({
  heard = () => undefined,
  ...options
}: Partial<CheckOptions> & { readonly heard?: () => void } = {}) {
  const { api } = mockInProcess();
  await api.ready;
  const methods: string[] = [];
  const report = await runCheck({
    send: (request) => {
      methods.push(`${request.method} ${new URL(request.url).pathname}`);
      heard();
      return api.fetch(request);
    },
    base: 'http://mock.test/api',
    creds: readDemoCreds(),
    operations: CHOSEN,
    seed: 7,
    budgetMs: 3_600_000,
    // No answer of a machine that is busy takes so long.
    timeoutMs: 600_000,
    ...options,
  });
  return { report, methods };
}

describe('a check of the mock', () => {
  it.each(isLong ? (['smoke', 'full'] as const) : (['smoke'] as const))(
    'finds nothing at the level %s, and tells of every cell what it was or why it was not reached',
    async (level) => {
      const { report } = await check({ level });
      expect(foundIn(report).map(({ part, name, finding }) => `${part} ${name}: ${finding.came}`)).toEqual(
        [],
      );
      const told = [...partsOf(report)].map(([part, all]) => `${part} ${tallyOf(all).passed}`);
      console.info(`slides check, ${level}: ${CHOSEN.length} operations; passed: ${told.join(', ')}`);
      expect(report.grids.map(({ name }) => name).toSorted()).toEqual([
        'operation × status',
        'role × relation',
        'transition × caller',
      ]);
      const [statuses] = report.grids;
      expect(new Set(statuses?.cells.map(({ row }) => row)).size).toBe(CHOSEN.length);
      for (const { cells } of report.grids)
        for (const cell of cells) if (cell.status === 'not reached') expect(cell.why).not.toBe('');
    },
  );

  it('asks nothing but what only reads where it may change nothing', async () => {
    const { report, methods } = await check({
      readOnly: true,
      operations: ['listTextTemplates', 'createTextTemplate', 'updateTextTemplate', 'logout', 'pickUpCase'],
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked.filter(({ name }) => name === 'createTextTemplate')).toMatchObject([
      { part: 'examples', status: 'not reached', why: 'the run changes nothing' },
    ]);
    expect(methods.filter((one) => one.startsWith('GET')).length).toBeGreaterThan(10);
  });

  it('ends within its budget, and says what it did not come to', async () => {
    let nowMs = 0;
    const { report, methods } = await check({
      budgetMs: ASKS * ASK_MS,
      now: () => nowMs,
      heard: () => {
        nowMs += ASK_MS;
      },
      operations: keysOf(operations),
    });
    expect(methods).toHaveLength(ASKS);
    const rest = report.checked.filter(({ name }) => name === 'the rest');
    expect(rest).toContainEqual(
      expect.objectContaining({
        status: 'not reached',
        why: 'the budget was used up before it came to this',
      }),
    );
  });

  it('asks the same again with the same seed', async () => {
    const some = { operations: ['createEnquiry', 'listEnquiries'] as const, only: ['negative'] as const };
    const [first, second] = [await check(some), await check(some)];
    expect(second.report.checked.map(({ name }) => name)).toEqual(
      first.report.checked.map(({ name }) => name),
    );
    expect(second.methods).toEqual(first.methods);
  });
});
