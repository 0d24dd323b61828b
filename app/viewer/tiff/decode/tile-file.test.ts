import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { SlideFault, slideFailed, tileFetchFailed } from '../../tiles/slide-error.ts';
import { decodeTileFile, fetchTileFile } from './tile-file.ts';

const FILE = { kind: 'file', url: 'http://tiles.example/0_0.jpg' } as const;
const never = new AbortController().signal;

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const faultOf = async (work: Promise<unknown>): Promise<SlideFault> => {
  const cause = await work.catch((thrown: unknown) => thrown);
  if (!(cause instanceof SlideFault)) throw new Error(`Not a fault: ${String(cause)}`);
  return cause;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tile that is a file', () => {
  it('is fetched without cookies, and by its priority', async () => {
    const fetched = answering(() => Promise.resolve(new Response(new Uint8Array([1, 2]))));
    expect(await fetchTileFile(FILE, 'ahead', never)).toEqual(new Uint8Array([1, 2]));
    expect(fetched).toHaveBeenCalledWith(FILE.url, { signal: never, priority: 'low', credentials: 'omit' });
  });

  it.each([
    [503, true],
    [429, true],
    [404, false],
    [403, false],
  ])('that is refused with %i says so, and whether another try may help', async (status, passing) => {
    answering(() => Promise.resolve(new Response(null, { status })));
    const fault = await faultOf(fetchTileFile(FILE, 'view', never));
    expect([fault.slideError, fault.passing]).toEqual([tileFetchFailed(status), passing]);
  });

  it('is worth another try where no answer came', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    const fault = await faultOf(fetchTileFile(FILE, 'view', never));
    expect([fault.slideError, fault.passing]).toEqual([slideFailed(REQUEST_TEXTS.network), true]);
  });

  it('that is left is no fault', async () => {
    answering(() => Promise.reject(new DOMException('left', 'AbortError')));
    await expect(fetchTileFile(FILE, 'view', never)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of a damaged JPEG is a fault that passes for no try', async () => {
    const { passing, slideError } = await faultOf(decodeTileFile(new Uint8Array([0xff, 0xd8, 0xff])));
    expect([passing, slideError.kind]).toEqual([false, 'tiff-unpreparable']);
  });

  it('that no decoder knows is a fault', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new Error('The source image could not be decoded.')),
    );
    const { passing, slideError } = await faultOf(decodeTileFile(new Uint8Array([1, 2, 3])));
    expect([passing, slideError]).toEqual([false, slideFailed('The source image could not be decoded.')]);
  });
});
