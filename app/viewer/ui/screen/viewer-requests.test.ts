import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAnswer } from '#app/browser/answers.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { UnexpectedAnswer } from '#app/core/resources/read-answer.ts';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import { annotationsPort, openingPort } from './viewer-requests.ts';

const input = { checksum: null, rulers: [], patches: [], log: [] };
const { fetchAnnotations, putAnnotations } = annotationsPort;

/** Every request gets this from now on; gives the requests. */
function answerWith(body: unknown, status = 200): ReturnType<typeof vi.fn<typeof fetch>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('what the viewer asks of its server', () => {
  it('is handed on when it has the shape of its route', async () => {
    const answer = { ok: true, userId: 'u', etag: '"v1"', annotations: { log: ['line'] } };
    const asked = answerWith(answer);
    expect(await fetchAnnotations('c/1', 'i')).toEqual(answer);
    expect(asked.mock.calls[0]?.[0]).toBe('/resources/annotations/c%2F1/i');
  });

  it('is handed on when it is a refusal under a status of its own', async () => {
    const refusal = { ok: false, userId: 'u', status: 413, message: 'Too many.' };
    answerWith(refusal, 413);
    expect(await putAnnotations('c', 'i', '"v1"', input)).toEqual(refusal);
  });

  it.each([
    ['another shape', { ok: true, userId: 'u' }],
    ['another kind of JSON', null],
    ['no JSON at all', '<!doctype html>'],
  ])('is an error with a name when it is %s', async (_, body) => {
    answerWith(body);
    await expect(fetchAnnotations('c', 'i')).rejects.toThrow(UnexpectedAnswer);
    await expect(putAnnotations('c', 'i', '"v1"', input)).rejects.toThrow(UnexpectedAnswer);
    await expect(fetchAnswer(LinkAnswer, '/resources/slide-link/b')).rejects.toThrow(UnexpectedAnswer);
  });

  it('is the network where the answer breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(fetchAnnotations('c', 'i')).rejects.toThrow(REQUEST_TEXTS.network);
  });

  it('gives no key that is none, and is asked for one again', async () => {
    const key = storageKeyPort(
      () => 'u',
      (kind, cause) => new StorageError(kind, cause),
    );
    answerWith({ userId: 'u', key: 7 });
    await expect(key()).rejects.toMatchObject({ kind: 'no-key', cause: { name: 'UnexpectedAnswer' } });
    answerWith({ userId: 'u', key: Buffer.alloc(32).toString('base64') });
    expect(await key()).toMatchObject({ type: 'secret' });
  });
});

describe('what was opened', () => {
  const opening = { userId: 'u', caseId: 'c/1', imageId: 'i' };

  it('is told until the server has heard it or refuses', async () => {
    const answers = ['down', { came: 'later' }, { came: 'noted' }].map((body) => JSON.stringify(body));
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(answers.shift())));
    vi.stubGlobal('fetch', asked);
    const pauses: number[] = [];
    await openingPort(
      () => false,
      (ms) => Promise.resolve(void pauses.push(ms)),
    )(opening);
    expect([pauses, asked.mock.calls.length]).toEqual([[5000, 5000], 3]);
    expect(asked.mock.calls[0]).toMatchObject([
      '/resources/image-opening/c%2F1/i',
      { method: 'PUT', body: '{"userId":"u"}' },
    ]);
  });

  it('is told no more by a viewer that was stopped', async () => {
    const asked = answerWith({ came: 'noted' });
    await openingPort(
      () => true,
      () => Promise.resolve(),
    )(opening);
    expect(asked).not.toHaveBeenCalled();
  });
});
