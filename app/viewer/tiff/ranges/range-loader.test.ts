import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlideFault } from '../../tiles/slide-error.ts';
import { RangeLoader } from './range-loader.client.ts';

const FILE_BYTES = 1_000_000;
const asked: { readonly start: number; readonly end: number; readonly signal: AbortSignal }[] = [];

type Answer = (start: number, end: number, signal: AbortSignal) => Response | Promise<Response>;

/** Byte i of the file is i modulo 251, so that a wrong offset shows. */
const sound: Answer = (start, end) => {
  const bytes = Uint8Array.from({ length: end - start + 1 }, (_, at) => (start + at) % 251);
  const headers = { 'content-range': `bytes ${String(start)}-${String(end)}/${String(FILE_BYTES)}` };
  return new Response(bytes, { status: 206, headers });
};

const hanging: Answer = (_start, _end, signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

function serve(answer: Answer, address = () => 'https://slides.test/a.svs'): RangeLoader {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    expect([init.credentials, init.cache]).toEqual(['omit', 'no-store']);
    const range = (init.headers as Record<string, string>)['Range'] ?? '';
    const [start = 0, end = 0] = range.replace('bytes=', '').split('-').map(Number);
    const signal = init.signal as AbortSignal;
    asked.push({ start, end, signal });
    return Promise.resolve(answer(start, end, signal));
  });
  const loader = new RangeLoader(address);
  loader.fileSize = FILE_BYTES;
  return loader;
}

const wanted = (offset: number, length: number, signal = new AbortController().signal) => ({
  offset,
  length,
  signal,
});
const kindOf = (one: PromiseSettledResult<unknown>): string =>
  one.status === 'fulfilled' ? 'there' : (one.reason as Error).name;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('bytes of tiles', () => {
  it('S7-15 come through a CORS proxy where one is named, and straight from their server by default', async () => {
    const addresses: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      addresses.push(address);
      return Promise.resolve(sound(0, 9, new AbortController().signal));
    });
    for (const options of [{}, { corsProxy: 'https://proxy.test/' }]) {
      const loader = new RangeLoader(() => 'https://slides.test/a.svs', options);
      loader.fileSize = FILE_BYTES;
      await Promise.all(loader.read([wanted(0, 10)], 'view'));
    }
    expect(addresses).toEqual(['https://slides.test/a.svs', 'https://proxy.test/https://slides.test/a.svs']);
  });

  it('neighbours come by one request, each with its own bytes', async () => {
    const reads = serve(sound);
    const parts = await Promise.all(
      reads.read([wanted(3000, 1000), wanted(1000, 1000), wanted(2000, 1000)], 'view'),
    );
    expect(asked.map(({ start, end }) => [start, end])).toEqual([[1000, 3999]]);
    expect(parts.map((part) => [part.length, part[0]])).toEqual([
      [1000, 3000 % 251],
      [1000, 1000 % 251],
      [1000, 2000 % 251],
    ]);
  });

  it('what is on its way is not asked for again', async () => {
    const reads = serve(sound);
    const twice = [...reads.read([wanted(0, 100)], 'view'), ...reads.read([wanted(0, 100)], 'view')];
    await Promise.all(twice);
    expect(asked).toHaveLength(1);
  });

  it('a request ends once nobody waits for any of it, and not before', async () => {
    const reads = serve(hanging);
    const [first, second] = [new AbortController(), new AbortController()];
    const parts = reads.read([wanted(0, 100, first.signal), wanted(100, 100, second.signal)], 'view');
    const answers = Promise.allSettled(parts);
    first.abort();
    await expect(parts[0]).rejects.toHaveProperty('name', 'AbortError');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
    second.abort();
    expect((await answers).map(kindOf)).toEqual(['AbortError', 'AbortError']);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('a tile that was let go can be asked for again', async () => {
    const reads = serve(hanging);
    const leaving = new AbortController();
    const [part] = reads.read([wanted(0, 100, leaving.signal)], 'view');
    leaving.abort();
    await expect(part).rejects.toHaveProperty('name', 'AbortError');
    void Promise.allSettled(reads.read([wanted(0, 100)], 'view'));
    expect(asked).toHaveLength(2);
    reads.close();
  });

  it('a server that refuses a row is asked for each tile, and from then on for tiles only', async () => {
    const reads = serve((start, end, signal) =>
      end - start < 1000 ? sound(start, end, signal) : new Response(null, { status: 416 }),
    );
    await Promise.all(reads.read([wanted(0, 1000), wanted(1000, 1000)], 'view'));
    expect(asked.map(({ start, end }) => end - start + 1)).toEqual([2000, 1000, 1000]);
    await Promise.all(reads.read([wanted(2000, 1000), wanted(3000, 1000)], 'view'));
    expect(asked).toHaveLength(5);
  });

  it('a server that ignores Range is not asked again for each tile', async () => {
    const reads = serve(() => new Response(null, { status: 200 }));
    const answers = await Promise.allSettled(reads.read([wanted(0, 1000), wanted(1000, 1000)], 'view'));
    expect(asked).toHaveLength(1);
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { slideError: { kind: 'tiff-unreadable' }, passing: false } });
  });

  it('a lost connection fails the tiles of its request, which may be asked for again', async () => {
    let fails = true;
    const reads = serve((start, end, signal) => {
      if (fails) throw new TypeError('network');
      return sound(start, end, signal);
    });
    const [lost] = await Promise.allSettled(reads.read([wanted(0, 1000)], 'view'));
    expect(lost).toMatchObject({ reason: { passing: true } });
    fails = false;
    expect(await reads.read([wanted(0, 1000)], 'view')[0]).toHaveLength(1000);
  });

  it('a tile beyond the end of the file is a named error, and no request', async () => {
    const reads = serve(sound);
    const [answer] = await Promise.allSettled(reads.read([wanted(FILE_BYTES - 10, 11)], 'view'));
    expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(SlideFault);
    expect(answer).toMatchObject({ reason: { slideError: { kind: 'tiff-incomplete' } } });
    expect(asked).toEqual([]);
  });

  it('closing ends every request', async () => {
    const reads = serve(hanging);
    const answers = Promise.allSettled(reads.read([wanted(0, 100), wanted(500_000, 100)], 'view'));
    reads.close();
    expect((await answers).map(kindOf)).toEqual(['AbortError', 'AbortError']);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(kindOf((await Promise.allSettled(reads.read([wanted(0, 1)], 'view')))[0] as never)).toBe(
      'AbortError',
    );
  });

  it('a renewed link is used for the next request', async () => {
    const urls: string[] = [];
    let address = 'https://slides.test/a.svs?sig=1';
    const reads = serve(sound, () => {
      urls.push(address);
      return address;
    });
    await reads.read([wanted(0, 10)], 'view')[0];
    address = 'https://slides.test/a.svs?sig=2';
    await reads.read([wanted(50_000, 10)], 'view')[0];
    expect(urls.map((url) => url.at(-1))).toEqual(['1', '2']);
  });
});
