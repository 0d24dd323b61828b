import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { apiWith } from './api.server.ts';

const envelope = (data: unknown, status = 200) =>
  Response.json(
    { isSuccess: status < 400, data, message: null, error: status < 400 ? null : 'No.', details: null },
    { status, headers: { 'X-Request-Id': 'any', 'Cache-Control': 'no-store', ETag: '"v1"' } },
  );

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  vi.stubEnv('APP_API_URL', 'http://api.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Reads the profile for a page, which the API answers so. */
async function readProfile(answer: () => Response): Promise<void> {
  vi.stubGlobal('fetch', () => new Promise((settle) => settle(answer())));
  await apiWith({ token: 'any', requestId: 'of-the-page' }).getMyProfile({});
}

describe('an outage of the API', () => {
  it.each<[string, () => Response, object]>([
    [
      'an answer of 500 and more',
      () => new Response('<html>Haverly</html>', { status: 503, headers: { 'X-Request-Id': 'of-the-api' } }),
      { kind: 'http', status: 503, apiRequestId: 'of-the-api' },
    ],
    [
      'a line that is cut',
      () => {
        throw new TypeError('fetch failed: Haverly', { cause: { code: 'ECONNREFUSED' } });
      },
      { kind: 'network', code: 'ECONNREFUSED', apiRequestId: null },
    ],
    ['a success that cannot be read', () => new Response('Haverly'), { kind: 'malformed', status: 200 }],
  ])('is written down as %s: the call and both names of the request, and nobody', async (_, fault, told) => {
    await readProfile(fault);
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'api.failed',
      operation: 'getMyProfile',
      requestId: 'of-the-page',
      ...told,
    });
    expect(lines[0]).not.toContain('Haverly');
  });

  it('is told apart from an answer that breaks the contract, which is written down once, whoever asked', async () => {
    await readProfile(() => envelope({ displayName: ['Haverly'] }));
    const lines = log.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'contract.broken', operation: 'getMyProfile' });
    expect(lines[0]).not.toContain('Haverly');
  });

  it('is not what a refusal is', async () => {
    await readProfile(() => envelope(null, 403));
    expect(log).not.toHaveBeenCalled();
  });
});
