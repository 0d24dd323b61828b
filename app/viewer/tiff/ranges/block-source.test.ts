import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlideFault } from '../../tiles/slide-error.ts';
import { BlockSource } from './block-source.client.ts';
import { RangeLoader } from './range-loader.client.ts';

type Answer = (start: number, end: number, signal: AbortSignal) => Response | Promise<Response>;

/** Specification 9, written out: the reader's own constants would follow a change of themselves. */
const BLOCK_BYTES = 65_536;
const CACHED_BLOCKS = 100;

const asked: string[] = [];

/** Byte i of the file is i modulo 251, so that a wrong offset shows. */
function fileOf(length: number): Answer {
  return (start, end) => {
    const last = Math.min(end, length - 1);
    const bytes = Uint8Array.from({ length: last - start + 1 }, (_, i) => (start + i) % 251);
    const headers = { 'content-range': `bytes ${String(start)}-${String(last)}/${String(length)}` };
    return new Response(bytes, { status: 206, headers });
  };
}

function serve(answer: Answer): BlockSource {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const range = (init.headers as Record<string, string>)['Range'] ?? '';
    asked.push(range);
    expect(init.credentials).toBe('omit');
    const [start = 0, end = 0] = range.replace('bytes=', '').split('-').map(Number);
    return Promise.resolve(answer(start, end, init.signal as AbortSignal));
  });
  return new BlockSource(new RangeLoader(() => 'https://slides.test/a.svs'));
}

const range = (first: number, blocks: number): string =>
  `bytes=${String(first * BLOCK_BYTES)}-${String((first + blocks) * BLOCK_BYTES - 1)}`;

/** Answers only when the request is aborted, as a server that hangs. */
const hanging: Answer = (_start, _end, signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('BlockSource', () => {
  it('S9-32 reads in blocks of 65536 bytes and keeps them', async () => {
    const file = serve(fileOf(1_000_000));
    const [first] = await file.fetch([{ offset: 65_530, length: 12 }]);
    expect([...new Uint8Array(first ?? new ArrayBuffer())]).toEqual(
      Array.from({ length: 12 }, (_, i) => (65_530 + i) % 251),
    );
    await file.fetch([{ offset: 10, length: 100 }]);
    expect(asked).toEqual([range(0, 2)]);
    expect(file.fileSize).toBe(1_000_000);
  });

  it('lets tiles asked for together share requests', async () => {
    const file = serve(fileOf(10_000_000));
    const offsets = [0, 1, 2, 5, 6].map((block) => ({ offset: block * BLOCK_BYTES, length: 1000 }));
    await Promise.all(offsets.map((slice) => file.fetch([slice])));
    expect(asked).toEqual([range(0, 3), range(5, 2)]);
  });

  it('S9-32 keeps 100 blocks, and forgets the oldest of more', async () => {
    const file = serve(fileOf(20_000_000));
    for (let block = 0; block < CACHED_BLOCKS; block++) {
      await file.fetch([{ offset: block * BLOCK_BYTES, length: 1 }]);
    }
    asked.length = 0;
    for (let block = 0; block < CACHED_BLOCKS; block++) {
      await file.fetch([{ offset: block * BLOCK_BYTES, length: 1 }]);
    }
    expect(asked).toEqual([]);
    await file.fetch([{ offset: CACHED_BLOCKS * BLOCK_BYTES, length: 1 }]);
    asked.length = 0;
    await file.fetch([{ offset: CACHED_BLOCKS * BLOCK_BYTES, length: 1 }]);
    await file.fetch([{ offset: 0, length: 1 }]);
    expect(asked).toEqual([range(0, 1)]);
  });

  it('pads what lies behind the end of the file, but refuses to begin there', async () => {
    const file = serve(fileOf(100));
    const [tail] = await file.fetch([{ offset: 98, length: 4 }]);
    expect([...new Uint8Array(tail ?? new ArrayBuffer())]).toEqual([98, 99, 0, 0]);
    await expect(file.fetch([{ offset: 100, length: 1 }])).rejects.toMatchObject({
      slideError: { kind: 'tiff-incomplete' },
    });
  });

  it.each([
    ['D17 a server that ignores Range', new Response('x'.repeat(200), { status: 200 })],
    [
      'D17 an answer cut short',
      new Response('x', { status: 206, headers: { 'content-range': 'bytes 0-0/100' } }),
    ],
    ['a refusal', new Response('', { status: 404 })],
  ])('S8-30 says what is wrong: %s', async (_, answer) => {
    const file = serve(() => answer);
    await expect(file.fetch([{ offset: 0, length: 10 }])).rejects.toMatchObject({
      slideError: { kind: 'tiff-unreadable' },
    });
  });

  it('D17 cuts a whole-file answer off without reading its body', async () => {
    let cut = false;
    let pulled = 0;
    const file = serve((_start, _end, signal) => {
      signal.addEventListener('abort', () => (cut = true));
      const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
      return new Response(body, { status: 200 });
    });
    await expect(file.fetch([{ offset: 0, length: 10 }])).rejects.toBeInstanceOf(SlideFault);
    expect({ cut, pulled }).toEqual({ cut: true, pulled: 0 });
  });

  it('does not fail one tile for another, and asks again after a fault', async () => {
    let broken = true;
    const good = fileOf(10_000_000);
    const file = serve((start, end, signal) =>
      start > 0 && broken ? new Response('', { status: 503 }) : good(start, end, signal),
    );
    const near = file.fetch([{ offset: 0, length: 1 }]);
    const far = file.fetch([{ offset: 40 * BLOCK_BYTES, length: 1 }]);
    await expect(far).rejects.toMatchObject({ passing: true, slideError: { detail: 'HTTP 503' } });
    await expect(near).resolves.toHaveLength(1);
    broken = false;
    await expect(file.fetch([{ offset: 40 * BLOCK_BYTES, length: 1 }])).resolves.toHaveLength(1);
  });

  it('cancels a request when nobody waits for it any more, and not before', async () => {
    let aborted = false;
    const file = serve((start, end, signal) => {
      signal.addEventListener('abort', () => (aborted = true));
      return hanging(start, end, signal);
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const first = file.fetch([{ offset: 0, length: 1 }], one.signal);
    const second = file.fetch([{ offset: 5, length: 1 }], two.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    one.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(aborted).toBe(false);
    two.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    expect(aborted).toBe(true);
  });

  it('does not send what was given up before it was sent', async () => {
    const file = serve(fileOf(1000));
    const stop = new AbortController();
    const given = file.fetch([{ offset: 0, length: 1 }], stop.signal);
    stop.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).toEqual([]);
  });

  it('ends every wait when it is closed', async () => {
    const file = serve(hanging);
    const sent = file.fetch([{ offset: 0, length: 1 }]);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const queued = file.fetch([{ offset: 10 * BLOCK_BYTES, length: 1 }]);
    await Promise.all([
      expect(sent).rejects.toMatchObject({ name: 'AbortError' }),
      expect(queued).rejects.toMatchObject({ name: 'AbortError' }),
      file.close(),
    ]);
    await expect(file.fetch([{ offset: 0, length: 1 }])).rejects.toMatchObject({ name: 'AbortError' });
  });
});
