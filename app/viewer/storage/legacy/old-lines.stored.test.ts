import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatEncrypted } from '#app/browser/encryption.ts';
import {
  draftBy,
  emptyBrowser,
  encryptionOf,
  lineOf,
  place,
  rulerEvent,
} from '../marks/mark-browser.test-support.ts';
import type { MarkStore } from '../marks/store.ts';
import { takeOver } from './old-lines.ts';

const ADDRESS = 'rulers:u:c:i';
const ENCRYPTION = encryptionOf(1);
let window: () => MarkStore;

beforeEach(() => {
  window = emptyBrowser().window;
});
afterEach(() => void vi.unstubAllGlobals());

/** As the version before kept them: without a writer. */
const oldLine = (name: string): string => {
  const { writer: _, ...draft } = draftBy('', name, rulerEvent(name));
  return lineOf(draft);
};
const undone = (target: string): string =>
  lineOf(draftBy('', 'undo', { type: 'gesture.undone', v: 1, target: target as never })).replace(
    '"writer":"",',
    '',
  );

async function left(lines: readonly string[]) {
  const items = new Map([[ADDRESS, formatEncrypted(await ENCRYPTION.encrypt(lines.join('\n'), ADDRESS))]]);
  const textStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, textStorage };
}

describe('marks that an earlier version kept in localStorage', () => {
  it('move to the database once, in order, as this reader’s own', async () => {
    const { items, textStorage } = await left([oldLine('a'), oldLine('b'), undone('b')]);
    const store = window();
    expect(await takeOver({ textStorage, encryption: ENCRYPTION, store }, place, 'u')).toEqual({
      dropped: 0,
      newer: 0,
    });
    const { records } = await store.read(place);
    expect(records.map(({ id }) => id)).toEqual(['a:0:u', 'b:0:u', 'undo:0:u']);
    expect(records.flatMap(({ lines }) => lines).every((line) => line.includes('"writer":"u"'))).toBe(true);
    expect(items.size).toBe(0);
    expect(await takeOver({ textStorage, encryption: ENCRYPTION, store }, place, 'u')).toEqual({
      dropped: 0,
      newer: 0,
    });
    expect((await store.read(place)).records).toHaveLength(3);
  });

  it('stay there while the database refuses, and a crash between the two does not bring them twice', async () => {
    const { items, textStorage } = await left([oldLine('a')]);
    const refusing = { ...window(), append: () => Promise.reject(new Error('full')) };
    await expect(
      takeOver({ textStorage, encryption: ENCRYPTION, store: refusing }, place, 'u'),
    ).rejects.toThrow('full');
    expect(items.size).toBe(1);
    const crashing = { ...textStorage, removeItem: () => undefined };
    await takeOver({ textStorage: crashing, encryption: ENCRYPTION, store: window() }, place, 'u');
    const store = window();
    await takeOver({ textStorage, encryption: ENCRYPTION, store }, place, 'u');
    expect([(await store.read(place)).records.length, items.size]).toEqual([1, 0]);
  });

  it.each<[string, (good: string) => string]>([
    ['{', () => '{'],
    ['noise', (good) => good.replace(/"data":"(.)/, (_, c) => `"data":"${c === 'A' ? 'B' : 'A'}`)],
    ['of no version', (good) => good.replace('"v":1', '"v":0')],
  ])('S8-32 that are corrupt (%s) are removed and count as absent', async (_, spoil) => {
    const { items, textStorage } = await left([oldLine('a')]);
    items.set(ADDRESS, spoil(items.get(ADDRESS) ?? ''));
    const store = window();
    expect(await takeOver({ textStorage, encryption: ENCRYPTION, store }, place, 'u')).toEqual({
      dropped: 1,
      newer: 0,
    });
    expect([(await store.read(place)).records, items.size]).toEqual([[], 0]);
  });

  it('of a newer version, or with a newer line in them, are left and told', async () => {
    const newerLine = await left([oldLine('a').replace('"v":1', '"v":9')]);
    const newer = await left([]);
    newer.items.set(ADDRESS, '{"v":2}');
    for (const { items, textStorage } of [newerLine, newer]) {
      const store = window();
      expect(await takeOver({ textStorage, encryption: ENCRYPTION, store }, place, 'u')).toEqual({
        dropped: 0,
        newer: 1,
      });
      expect([(await store.read(place)).records, items.size]).toEqual([[], 1]);
    }
  });
});
