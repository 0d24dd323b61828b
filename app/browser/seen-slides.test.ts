import { describe, expect, it } from 'vitest';
import { emptyCoverage, withSight } from '#app/core/coverage/coverage.ts';
import type { CoveredSlide } from '#app/core/coverage/seen-text.ts';
import { importEncryptionKey } from './encryption.ts';
import { createSeenSlides } from './seen-slides.ts';

const SIZE = { width: 40_000, height: 30_000 };
const KEY = importEncryptionKey(btoa('k'.repeat(32)));

function browser() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
    key: (at: number) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size;
    },
  };
  return {
    texts,
    seen: createSeenSlides(
      () => KEY,
      () => storage,
    ),
  };
}

function slideSeen(id: string, ...places: readonly number[]): CoveredSlide {
  const scale = { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' } as const;
  const image = { id, checksum: null, size: SIZE, scale, magnification: null };
  const pane = { width: 1000, height: 800 };
  const coverage = places.reduce(
    (sum, x) =>
      withSight(sum, { image, pane, viewport: { centre: { x, y: 15_000 }, scale: 1, rotation: 0 } }),
    emptyCoverage(SIZE),
  );
  return { image, coverage };
}

const squares = (slides: readonly CoveredSlide[]): readonly number[] =>
  slides.map(({ coverage }) => coverage.seen.filter((band) => band > 0).length);

describe('what was seen in this browser', () => {
  it('comes back to its reader and its case alone, and names no place in the clear', async () => {
    const { texts, seen } = browser();
    const owner = { userId: 'usr_1', caseId: 'cas_1' };
    await seen.add(owner, [slideSeen('a', 5000), slideSeen('b', 9000)]);
    expect(squares(await seen.read(owner))).toHaveLength(2);
    expect(await seen.read({ ...owner, caseId: 'cas_10' })).toEqual([]);
    // With a full stop, which no encrypted text has: base64 holds any two letters now and then.
    expect([...texts.values()].join()).not.toContain('0.25');
    expect(await seen.read({ ...owner, userId: 'usr_2' })).toEqual([]);
    expect(texts.size).toBe(0);
  });

  it('a text that was moved to another case does not open there', async () => {
    const { texts, seen } = browser();
    await seen.add({ userId: 'usr_1', caseId: 'cas_1' }, [slideSeen('a', 5000)]);
    texts.set('seen-slides:usr_1:cas_2:a', texts.get('seen-slides:usr_1:cas_1:a') ?? '');
    expect(await seen.read({ userId: 'usr_1', caseId: 'cas_2' })).toEqual([]);
  });

  it('is put together from two windows on one slide', async () => {
    const { seen } = browser();
    const owner = { userId: 'usr_1', caseId: 'cas_1' };
    await seen.add(owner, [slideSeen('a', 5000)]);
    await seen.add(owner, [slideSeen('a', 20_000)]);
    expect(squares(await seen.read(owner))).toEqual(squares([slideSeen('a', 5000, 20_000)]));
  });

  it('gives way, oldest case first, before it takes the room of unsaved texts', async () => {
    const { texts, seen } = browser();
    const of = (caseId: string) => ({ userId: 'usr_1', caseId });
    for (const caseId of ['cas_1', 'cas_2', 'cas_3']) await seen.add(of(caseId), [slideSeen('a', 5000)]);
    texts.set('seen-slides:usr_1:cas_2:big', 'x'.repeat(1_600_000));
    await seen.add(of('cas_3'), [slideSeen('a', 6000)]);
    expect(await seen.read(of('cas_1'))).toEqual([]);
    expect([...texts.keys()].filter((name) => name.includes('cas_2'))).toEqual([]);
    expect(squares(await seen.read(of('cas_3')))).toHaveLength(1);
  });
});
