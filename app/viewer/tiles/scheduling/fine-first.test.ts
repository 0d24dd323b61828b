import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred, type Deferred } from '../deferred.ts';
import { COARSE_AFTER_MS, fineFirst } from './fine-first.ts';

function queue() {
  const sent: string[] = [];
  const dropped: string[] = [];
  const gone = new Set<string>();
  const coarse = new Set(['far', 'farther', 'gone']);
  const tiles = new Map<string, Deferred<void>>();
  const pass = fineFirst<string>({
    send: (names) =>
      names.map((name) => {
        sent.push(name);
        const tile = createDeferred<void>();
        tiles.set(name, tile);
        return tile.promise;
      }),
    isFine: (name) => !coarse.has(name),
    isWanted: (name) => !gone.has(name),
    drop: (name) => dropped.push(name),
  });
  const come = async (name: string): Promise<void> => {
    tiles.get(name)?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pass, sent, dropped, gone, coarse, come };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sharp tiles first', () => {
  it('coarse ones stay behind as long as sharp ones keep coming', async () => {
    const { pass, sent, come } = queue();
    pass(['a', 'far', 'b', 'c']);
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS - 1);
    await come('a');
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS - 1);
    await come('b');
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('coarse ones are asked for when the sharp ones hesitate', async () => {
    const { pass, sent, dropped } = queue();
    pass(['a', 'far', 'farther']);
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS);
    expect([sent, dropped]).toEqual([['a', 'far', 'farther'], []]);
  });

  it('and dropped when the view has no use for them any more', async () => {
    const { pass, sent, dropped, gone, come } = queue();
    pass(['a', 'far', 'gone']);
    gone.add('gone');
    await come('a');
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS);
    expect([sent, dropped]).toEqual([['a', 'far'], ['gone']]);
  });

  it('coarse ones that come alone wait as well, for what was asked before them may just be there', async () => {
    const { pass, sent } = queue();
    pass(['far']);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS);
    expect(sent).toEqual(['far']);
  });

  it('a coarse one that waits goes with the next frame, once the view has come to its level', async () => {
    const { pass, sent, coarse } = queue();
    pass(['a', 'far', 'farther']);
    coarse.delete('far');
    pass(['b']);
    expect(sent).toEqual(['a', 'far', 'b']);
    await vi.advanceTimersByTimeAsync(COARSE_AFTER_MS);
    expect(sent).toEqual(['a', 'far', 'b', 'farther']);
  });
});
