import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { keysOf } from '#app/core/objects.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { isLong, onlyLong } from '#tests/support/long-run.ts';
import type { Creds } from '../check/creds.ts';
import { valueAt } from '../check/judge.ts';
import { runCheck } from '../check/run-check.ts';
import type { Finding } from '../report/run-report.ts';
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

interface Expected {
  readonly part: string;
  readonly operation: OperationId;
  /** What the curl line asks for. */
  readonly curl: RegExp;
  /** What the server answers to the line in a shell: the fault, for everybody to see. */
  readonly shown: RegExp;
  /** A part that may see it from its side, too. */
  readonly also?: string;
  /** Operations without which it is not seen. */
  readonly besides?: readonly OperationId[];
}

const EXPECTED: Readonly<Record<Planted, Expected>> = {
  'missing key': {
    part: 'examples',
    operation: 'getCurrentUser',
    curl: /'http:.+\/api\/Users\/current'$/,
    shown: /^HTTP\/1.1 200 (?![^]*"status":)[^]*"userId":/,
  },
  'stack trace': {
    part: 'generic',
    operation: 'createTextTemplate',
    curl: /-X POST .+\/api\/text-templates'$/,
    shown: /\bat \w+.* \(?\S+:\d+/,
  },
  'role let in': {
    part: 'roles',
    operation: 'listTextTemplates',
    curl: /\/api\/text-templates/,
    shown: /^HTTP\/1.1 200 /,
  },
  'transition too many': {
    part: 'state',
    // Whoever comes too late hears of the version, since the state does not refuse them.
    also: 'race',
    operation: 'pickUpCase',
    curl: /-X POST .+\/pickup'$/,
    shown: /^HTTP\/1.1 (?!409)/,
  },
  'ETag ignored': {
    part: 'etag',
    operation: 'updateTextTemplate',
    curl: /-X PATCH .+\/api\/text-templates\/tpl_/,
    shown: /^HTTP\/1.1 200 /,
    besides: ['createTextTemplate', 'listTextTemplates'],
  },
  'key ignored': {
    part: 'idempotency',
    operation: 'createTextTemplate',
    curl: /idempotency-key: .+\/api\/text-templates'$/,
    shown: /^HTTP\/1.1 \d+ (?![^]*idempotent-replayed)/i,
  },
  'range ignored': {
    part: 'range',
    operation: 'getWsiFile',
    curl: /range: bytes=.+\/api\/wsi\/files\//,
    shown: /^HTTP\/1.1 200 /,
    besides: ['getDownloadLink', 'listCases', 'getCase'],
  },
  'lost write': {
    part: 'readback',
    operation: 'getTextTemplate',
    curl: /\/api\/text-templates\/tpl_/,
    shown: /^HTTP\/1.1 200 /,
    besides: ['updateTextTemplate', 'createTextTemplate', 'listTextTemplates'],
  },
};

/** Answers JSON of the server to somebody who may ask. */
async function ask(address: string, token: string | null, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Types the curl line of a finding into a shell, after what it says of the calls before it. */
async function typed(base: string, { reached, curl }: Finding): Promise<string> {
  const [, caller = ''] = /^log in as (\w+);/.exec(reached[0] ?? '') ?? [];
  const email = caller === '' ? '' : PEOPLE[caller as keyof typeof PEOPLE].email;
  const login = await ask(`${base}/users/login`, null, {
    email: email || PEOPLE.admin.email,
    password: PASSWORD,
  });
  const token = String(valueAt(login, 'data.token'));
  const blobId = /\/wsi\/files\/([^?']+)/.exec(curl)?.[1];
  const link = blobId === undefined ? null : await ask(`${base}/wsi/get-download-link/${blobId}`, token);
  const address = valueAt(link, 'data.link');
  const query = new URL(typeof address === 'string' ? address : '', base).searchParams;
  const env = { ...process.env, TOKEN: token, EXP: query.get('exp') ?? '', SIG: query.get('sig') ?? '' };
  const { stdout } = await promisify(execFile)('sh', ['-c', curl], { env, encoding: 'latin1' });
  return stdout;
}

/** With the credentials alone: no fixtures, no hooks. The server is there until what was found has been shown. */
async function findingsWith(
  faults: readonly Planted[],
  operations = OPERATIONS,
  show: (base: string, found: readonly Found[]) => Promise<void> = () => Promise.resolve(),
): Promise<readonly Found[]> {
  const { base, close } = await startSecondServer(faults);
  try {
    const report = await runCheck({
      send: fetch,
      base,
      creds: CREDS,
      operations,
      seed: 1,
      timeoutMs: 60_000,
      budgetMs: 3_600_000,
      level: isLong ? 'full' : 'smoke',
    });
    await show(base, foundIn(report));
    return foundIn(report);
  } finally {
    await close();
  }
}

const isExpected =
  (planted: Planted) =>
  ({ part, finding }: Found): boolean =>
    part === EXPECTED[planted].part && finding.operation === EXPECTED[planted].operation;

const isSeenFromAside =
  (planted: Planted) =>
  ({ part, finding }: Found): boolean =>
    part === EXPECTED[planted].also && finding.operation === EXPECTED[planted].operation;

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
        expect(found.find(isExpected(one))?.finding.curl, one).toMatch(EXPECTED[one].curl);
      const strays = found.filter(
        (one) => !planted.some((fault) => isExpected(fault)(one) || isSeenFromAside(fault)(one)),
      );
      expect(strays.map(({ part, name }) => `${part} ${name}`)).toEqual([]);
    },
  );

  it.each(keysOf(PLANTED))('S21-02 shows %s to whoever types the curl line into a shell', async (planted) => {
    const { operation, shown, besides = [] } = EXPECTED[planted];
    // What is made by these operations alone is still there afterwards.
    await findingsWith([planted], [operation, ...besides], async (base, found) => {
      const first = found.find(isExpected(planted));
      expect(first).toBeDefined();
      if (first !== undefined) expect(await typed(base, first.finding)).toMatch(shown);
    });
  });

  it.each(onlyLong(keysOf(PLANTED)))('shows %s alone where only that is planted', async (planted) => {
    const found = await findingsWith([planted]);
    expect(
      found
        .filter((one) => !(isExpected(planted)(one) || isSeenFromAside(planted)(one)))
        .map(({ name }) => name),
    ).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
