import { describe, expect, it } from 'vitest';
import { keysOf } from '#app/core/objects.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { isLong, onlyLong } from '#tests/support/long-run.ts';
import type { Creds } from '../check/creds.ts';
import { runCheck } from '../check/run-check.ts';
import { type Found, foundIn } from '../report/summary.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import { startSecondServer } from './second-server.ts';
import { PLANTED, type Planted } from './store.ts';

const CREDS: Creds = {
  callers: Object.fromEntries(
    Object.entries(PEOPLE).map(([name, { email }]) => [name, { email, password: PASSWORD }]),
  ),
};

const OPERATIONS: readonly OperationId[] = [
  'login',
  'logout',
  'getCurrentUser',
  'listReferenceData',
  'listCases',
  'getCase',
  'pickUpCase',
  'releaseCase',
  'listTextTemplates',
  'createTextTemplate',
  'getTextTemplate',
  'updateTextTemplate',
  'deleteTextTemplate',
  'getDownloadLink',
  'getWsiFile',
];

/** Which part finds what was planted, at which operation, and what its curl line asks for. */
const EXPECTED: Readonly<Record<Planted, readonly [part: string, operation: OperationId, curl: RegExp]>> = {
  'missing key': ['examples', 'getCurrentUser', /'http:.+\/api\/Users\/current'$/],
  'stack trace': ['generic', 'createTextTemplate', /-X POST .+\/api\/text-templates'$/],
  'role let in': ['roles', 'listTextTemplates', /\/api\/text-templates/],
  'transition too many': ['state', 'pickUpCase', /-X POST .+\/pickup'$/],
  'ETag ignored': ['etag', 'updateTextTemplate', /-X PATCH .+\/api\/text-templates\/tpl_/],
  'key ignored': ['idempotency', 'createTextTemplate', /idempotency-key: .+\/api\/text-templates'$/],
  'range ignored': ['range', 'getWsiFile', /range: bytes=.+\/api\/wsi\/files\//],
  'lost write': ['readback', 'getTextTemplate', /\/api\/text-templates\/tpl_/],
};

/** With the credentials alone: no fixtures, no hooks. */
async function findingsWith(faults: readonly Planted[]): Promise<readonly Found[]> {
  const { base, close } = await startSecondServer(faults);
  try {
    return foundIn(
      await runCheck({
        send: fetch,
        base,
        creds: CREDS,
        operations: OPERATIONS,
        seed: 1,
        timeoutMs: 60_000,
        budgetMs: 3_600_000,
        level: isLong ? 'full' : 'smoke',
      }),
    );
  } finally {
    await close();
  }
}

const isExpected =
  (planted: Planted) =>
  ({ part, finding }: Found): boolean =>
    part === EXPECTED[planted][0] && finding.operation === EXPECTED[planted][1];

/** Four at a time, so that none stands in the light of another. */
const ROUNDS: readonly (readonly [Planted, Planted, Planted, Planted])[] = [
  ['missing key', 'stack trace', 'ETag ignored', 'transition too many'],
  ['role let in', 'key ignored', 'range ignored', 'lost write'],
];

describe('a server that is not ours', () => {
  it('has no findings while nothing is planted in it', async () => {
    expect(await findingsWith([])).toEqual([]);
  });

  it.each(ROUNDS)(
    'S21-02 shows %s, %s, %s and %s at L0, with a curl line that makes the call again',
    async (...planted) => {
      const found = await findingsWith(planted);
      expect(planted.filter((one) => !found.some(isExpected(one)))).toEqual([]);
      for (const one of planted)
        expect(found.find(isExpected(one))?.finding.curl, one).toMatch(EXPECTED[one][2]);
    },
  );

  it.each(onlyLong(keysOf(PLANTED)))('shows %s alone where only that is planted', async (planted) => {
    const found = await findingsWith([planted]);
    expect(found.filter((one) => !isExpected(planted)(one)).map(({ name }) => name)).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
