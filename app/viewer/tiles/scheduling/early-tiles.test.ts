import { describe, expect, it, vi } from 'vitest';
import { type Deferred, deferred } from '../deferred.ts';
import type { TileAddress, WantedTile } from '../tile.ts';
import { beginEarly } from './early-tiles.ts';

const tile = (column: number): TileAddress => ({ level: 2, column, row: 0 });
const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap;
const abortError = () => new DOMException('left', 'AbortError');

function underTest(first: readonly TileAddress[]) {
  const asked: { readonly wanted: WantedTile; readonly answer: Deferred<ImageBitmap> }[] = [];
  const want = vi.fn((tiles: readonly WantedTile[]) =>
    tiles.map((wanted) => {
      const answer = deferred<ImageBitmap>();
      wanted.signal.addEventListener('abort', () => answer.reject(abortError()));
      asked.push({ wanted, answer });
      return answer.promise;
    }),
  );
  return { asked, want, early: beginEarly({ want }, first) };
}

const wanted = (column: number, signal = new AbortController().signal): WantedTile => ({
  address: tile(column),
  signal,
});

describe('tiles that are begun early', () => {
  it('are asked for at once, and handed to the first who asks, in their places', async () => {
    const { asked, want, early } = underTest([tile(1), tile(2)]);
    expect(asked.map(({ wanted: { address } }) => address.column)).toEqual([1, 2]);
    const answers = early.source.want([wanted(3), wanted(2), wanted(1)], 'view');
    expect(want).toHaveBeenCalledTimes(2);
    const pictures = [bitmap(), bitmap(), bitmap()];
    for (const [at, picture] of pictures.entries()) asked[at]?.answer.resolve(picture);
    expect(await Promise.all(answers)).toEqual([pictures[2], pictures[1], pictures[0]]);
  });

  it('are asked for anew by the second who asks', () => {
    const { asked, early } = underTest([tile(1)]);
    for (let n = 0; n < 2; n += 1)
      for (const answer of early.source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    expect(asked).toHaveLength(2);
  });

  it('tell whoever asks why they failed, and nobody else', async () => {
    const { asked, early } = underTest([tile(1), tile(2)]);
    for (const { answer } of asked) answer.reject(new Error('HTTP 503'));
    await expect(early.source.want([wanted(1)], 'view')[0]).rejects.toThrow('HTTP 503');
  });

  it('end when who has asked for them leaves, before or after that', async () => {
    const { asked, early } = underTest([tile(1), tile(2)]);
    const leaving = new AbortController();
    const answers = early.source.want([wanted(1, leaving.signal), wanted(2, AbortSignal.abort())], 'view');
    leaving.abort();
    for (const answer of answers) await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked.map(({ wanted: { signal } }) => signal.aborted)).toEqual([true, true]);
  });

  it('are let go of where they came after that', async () => {
    const close = vi.fn();
    const want = () => [1, 2].map(() => Promise.resolve({ close } as unknown as ImageBitmap));
    const early = beginEarly({ want }, [tile(1), tile(2)]);
    const [answer] = early.source.want([wanted(1, AbortSignal.abort())], 'view');
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    early.drop();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  });

  it('are cancelled when nobody asks; what was handed over goes on', () => {
    const { asked, early } = underTest([tile(1), tile(2)]);
    for (const answer of early.source.want([wanted(1)], 'view')) answer.catch(() => undefined);
    early.drop();
    expect(asked.map(({ wanted: { signal } }) => signal.aborted)).toEqual([false, true]);
  });
});
