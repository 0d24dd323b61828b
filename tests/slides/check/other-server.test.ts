import { describe, expect, it } from 'vitest';
import { keysOf } from '#app/core/objects.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { foundIn } from '../report/summary.ts';
import { checkMock } from './check-mock.test-support.ts';

describe('a check where the API is not what was told of it', () => {
  it('finds it where somebody who is named cannot log in, and asks all others as before', async () => {
    const { callers } = readDemoCreds();
    const [admin, facility2] = [callers.admin, callers.facility2];
    if (admin === undefined || facility2 === undefined) throw new Error('the demo has no such callers');
    const creds = { callers: { admin, facility2: { ...facility2, password: 'no longer this one' } } };
    const { report } = await checkMock({ creds, operations: ['listTextTemplates'], only: ['negative'] });
    expect(foundIn(report)).toMatchObject([
      {
        part: 'generic',
        name: 'login: as facility2',
        finding: { operation: 'login', came: '401 INVALID_CREDENTIALS' },
      },
    ]);
    expect(JSON.stringify(report)).not.toContain('no longer this one');
  });

  it.each([
    [
      'the server sends everybody elsewhere',
      301,
      { location: 'https://h/api/users/login' },
      '301, Location: https://h/api/users/login',
    ],
    ['something else answers', 403, {}, '403 without X-Error-Code'],
  ] as const)('tells what came of a login where %s', async (_, status, headers, came) => {
    const { admin } = readDemoCreds().callers;
    const { report } = await checkMock({
      creds: { callers: admin === undefined ? {} : { admin } },
      operations: ['getBanner'],
      only: ['auth'],
      spoil: (request, pass) =>
        request.url.endsWith('/login') ? Promise.resolve(new Response(null, { status, headers })) : pass(),
    });
    expect(foundIn(report).find(({ name }) => name === 'login: as admin')?.finding.came).toBe(came);
  });

  it('tells it once where the prefix of the address is another than that of the API', async () => {
    const { report } = await checkMock({ base: 'http://mock.test/api/v2', operations: keysOf(operations) });
    expect(foundIn(report)).toMatchObject([
      { name: 'the address of the API', finding: { operation: 'getCurrentUser' } },
    ]);
    expect(foundIn(report)[0]?.finding.came).toContain(
      'Is http://mock.test/api/v2 the address of the API, with its prefix?',
    );
  });

  it('finds it once of an operation that is not there yet, whatever else is asked of it', async () => {
    const { report } = await checkMock({
      operations: ['listUsers', 'getTextTemplate'],
      level: 'full',
      spoil: (request, pass) =>
        new URL(request.url).pathname === '/api/users'
          ? Promise.resolve(new Response('<pre>Cannot do it</pre>', { status: 404 }))
          : pass(),
    });
    expect(foundIn(report)).toMatchObject([
      { part: 'generic', name: 'listUsers: is there', finding: { came: '404 with <pre>Cannot do it</pre>' } },
    ]);
    expect(report.checked).toContainEqual(
      expect.objectContaining({ part: 'negative', why: 'nothing of its path is there' }),
    );
  });

  it('looks at a server of which only one list is there', async () => {
    const isThere = '/api/banner';
    const { report } = await checkMock({
      operations: ['getBanner'],
      only: ['negative'],
      spoil: (request, pass) =>
        new URL(request.url).pathname === isThere
          ? pass()
          : Promise.resolve(new Response('Cannot do it.', { status: 404 })),
    });
    expect(foundIn(report).map(({ name }) => name)).toContain('login: as admin');
    expect(report.endedEarly).toBeUndefined();
  });
});
