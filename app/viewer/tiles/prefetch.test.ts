import { describe, expect, it, type Mock, vi } from 'vitest';
import { createDeferred, type Deferred } from './deferred.ts';
import { PrefetchedTiles } from './prefetch.ts';
import type { Priority, TileAddress, WantedTile } from './tile.ts';

const tile = (column: number): TileAddress => ({ level: 2, column, row: 0 });
type Picture = Omit<ImageBitmap, 'close'> & { readonly close: Mock<() => void> };
const bitmap = (): Picture => ({ close: vi.fn<() => void>() }) as unknown as Picture;
const abortError = () => new DOMException('left', 'AbortError');

interface AskedTile {
  readonly wanted: WantedTile;
  readonly priority: Priority;
  readonly answer: Deferred<ImageBitmap>;
}

/** A slide whose pictures come when the test says so. */
function slide() {
  const asked: AskedTile[] = [];
  const want = vi.fn((tiles: readonly WantedTile[], priority: Priority) =>
    tiles.map((wanted) => {
      const answer = createDeferred<ImageBitmap>();
      wanted.signal.addEventListener('abort', () => answer.reject(abortError()));
      asked.push({ wanted, priority, answer });
      return answer.promise;
    }),
  );
  return { asked, want, source: new PrefetchedTiles({ want }) };
}

const wanted = (column: number, signal = new AbortController().signal): WantedTile => ({
  address: tile(column),
  signal,
});

const columns = (asked: readonly AskedTile[]) => asked.map(({ wanted: { address } }) => address.column);

/** Comes once all promises that were settled by now have been heard. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('tiles of a view that are loaded before they are asked for', () => {
  it('go to whoever asks, who asks the slide for the rest only', async () => {
    const { asked, want, source } = slide();
    source.load([tile(1), tile(2)], 'view');
    expect(columns(asked)).toEqual([1, 2]);
    const answers = source.want([wanted(3), wanted(2), wanted(1)], 'view');
    expect([columns(asked), want.mock.calls.length]).toEqual([[1, 2, 3], 2]);
    const pictures = [bitmap(), bitmap(), bitmap()];
    for (const [at, picture] of pictures.entries()) asked[at]?.answer.resolve(picture);
    expect(await Promise.all(answers)).toEqual([pictures[2], pictures[1], pictures[0]]);
  });

  it('are asked for anew by the second who asks', () => {
    const { asked, source } = slide();
    source.load([tile(1)], 'view');
    for (let n = 0; n < 2; n += 1)
      for (const answer of source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    expect(asked).toHaveLength(2);
  });

  it('tell whoever asks why they failed, and nobody else', async () => {
    const { asked, source } = slide();
    const { loaded } = source.load([tile(1), tile(2)], 'view');
    for (const { answer } of asked) answer.reject(new Error('HTTP 503'));
    await loaded;
    await expect(source.want([wanted(1)], 'view')[0]).rejects.toThrow('HTTP 503');
  });

  it('end when who has asked for them leaves, before or after that', async () => {
    const { asked, source } = slide();
    source.load([tile(1), tile(2)], 'view');
    const leaving = new AbortController();
    const answers = source.want([wanted(1, leaving.signal), wanted(2, AbortSignal.abort())], 'view');
    leaving.abort();
    for (const answer of answers) await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked.map(({ wanted: { signal } }) => signal.aborted)).toEqual([true, true]);
  });

  it('are let go of where they came after that', async () => {
    const { asked, source } = slide();
    const early = source.load([tile(1), tile(2)], 'view');
    const pictures = [bitmap(), bitmap()];
    for (const [at, picture] of pictures.entries()) asked[at]?.answer.resolve(picture);
    const [answer] = source.want([wanted(1, AbortSignal.abort())], 'view');
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    early.drop();
    for (const picture of pictures) await vi.waitFor(() => expect(picture.close).toHaveBeenCalledOnce());
  });

  it('are cancelled when nobody asks; what was handed over goes on', () => {
    const { asked, source } = slide();
    const early = source.load([tile(1), tile(2)], 'view');
    for (const answer of source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    early.drop();
    expect(asked.map(({ wanted: { signal } }) => signal.aborted)).toEqual([false, true]);
  });
});

describe('tiles that are looked ahead at', () => {
  it('are handed out once, and stay when the tiles of a view are dropped', async () => {
    const { asked, source } = slide();
    const ahead = source.load([tile(1), tile(2)], 'ahead');
    expect(asked.map(({ priority }) => priority)).toEqual(['ahead', 'ahead']);
    const pictures = [bitmap(), bitmap()];
    for (const [at, picture] of pictures.entries()) asked[at]?.answer.resolve(picture);
    await ahead.loaded;
    source.load([tile(1), tile(2)], 'view').drop();
    expect(asked).toHaveLength(2);
    expect(await source.want([wanted(2)], 'view')[0]).toBe(pictures[1]);
    for (const answer of source.want([wanted(2)], 'view')) answer.catch(() => undefined);
    expect(asked).toHaveLength(3);
  });

  it('keep no view waiting while they are on their way', () => {
    const { asked, source } = slide();
    source.load([tile(1), tile(2)], 'ahead');
    for (const answer of source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    source.load([tile(2)], 'view');
    expect(asked.map(({ priority }) => priority)).toEqual(['ahead', 'ahead', 'view', 'view']);
    // The view's own load of the second takes the place of the one that was begun ahead.
    expect(asked.map(({ wanted: { signal } }) => signal.aborted)).toEqual([false, true, false, false]);
  });

  it('fail unseen, and are asked for anew', async () => {
    const { asked, source } = slide();
    const { loaded } = source.load([tile(1)], 'ahead');
    asked[0]?.answer.reject(new Error('HTTP 503'));
    await loaded;
    await turn();
    for (const answer of source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    expect(asked).toHaveLength(2);
  });
});

describe('a slide that is closed', () => {
  it('lets go of what nobody took, also of what comes later', async () => {
    const { asked, source } = slide();
    source.load([tile(1), tile(2), tile(3)], 'ahead');
    const pictures = [bitmap(), bitmap(), bitmap()];
    for (const at of [0, 1]) asked[at]?.answer.resolve(pictures[at] ?? bitmap());
    await turn();
    const taken = await source.want([wanted(1)], 'view')[0];
    source.close();
    asked[2]?.answer.resolve(pictures[2] ?? bitmap());
    await turn();
    expect(taken).toBe(pictures[0]);
    expect(pictures.map(({ close }) => close.mock.calls.length)).toEqual([0, 1, 0]);
    expect(asked[2]?.wanted.signal.aborted).toBe(true);
  });

  it('loads nothing ahead any more', async () => {
    const { asked, source } = slide();
    source.close();
    await source.load([tile(1)], 'ahead').loaded;
    expect(asked).toEqual([]);
  });
});
