import { afterEach, expect, it, vi } from 'vitest';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { associatedInFile } from './associated-file.client.ts';

const address = () => 'https://files.example/slide';

afterEach(() => void vi.unstubAllGlobals());

it.each([403, 503])('a file that is answered with HTTP %i is not one without a label', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status })));
  await expect(associatedInFile(address)).rejects.toThrow(`HTTP ${String(status)}`);
});

it('a file that does not come is not one without a label', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(associatedInFile(address)).rejects.toThrow(REQUEST_TEXTS.network);
});

it('a file of another format has none that is read here', async () => {
  const bytes = new Uint8Array(2048).fill(7);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(bytes, {
        status: 206,
        headers: { 'content-range': `bytes 0-2047/${String(bytes.length)}` },
      }),
    ),
  );
  expect(await associatedInFile(address)).toEqual([]);
});
