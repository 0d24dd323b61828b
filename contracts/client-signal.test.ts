import { expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { operations } from './generated/operations/index.ts';

it('a client that was told to end ends its calls, and says that they were ended', async () => {
  const leaving = new AbortController();
  const client = createApiClient(
    {
      baseUrl: 'http://api.test/api',
      token: () => 'token',
      signal: leaving.signal,
      fetch: (input) =>
        new Promise((_, reject) => {
          const { signal } = new Request(input);
          signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        }),
    },
    operations,
  );
  const call = client.getBanner({});
  leaving.abort();
  expect(await call).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});
