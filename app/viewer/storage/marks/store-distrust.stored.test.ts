import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  done,
  draftBy,
  emptyBrowser,
  encryptionOf,
  lineOf,
  place,
  raw,
  record,
  rulerEvent,
} from './mark-browser.test-support.ts';
import type { ReadMarks } from './store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const idsOf = ({ records }: ReadMarks): readonly string[] => records.map(({ id }) => id.split(':')[0] ?? '');

describe('what the database gives back is not trusted', () => {
  type Stored = Record<string, unknown> & { data: ArrayBuffer };

  async function spoilt(spoil: (stored: Stored) => unknown): Promise<ReadMarks & { readonly left: number }> {
    const { window } = emptyBrowser();
    await window().append(place, [record('a'), record('b')]);
    const store = (await raw()).transaction('records', 'readwrite').objectStore('records');
    const first = (await done(store.get(1))) as Stored;
    await done(store.put(spoil(first), 1));
    const read = await window().read(place);
    const left = await done((await raw()).transaction('records').objectStore('records').count());
    return { ...read, left };
  }

  it.each<[string, (stored: Stored) => unknown]>([
    [
      'one byte changed',
      (stored) => {
        const data = new Uint8Array(stored.data);
        data[3] = (data[3] ?? 0) ^ 1;
        return { ...stored, data: data.buffer };
      },
    ],
    ['cut short', (stored) => ({ ...stored, data: stored.data.slice(0, 20) })],
    ['no data', ({ place, v, id }) => ({ place, v, id })],
    ['another record’s name', (stored) => ({ ...stored, id: 'other:0:u' })],
    ['no name', ({ id: _, ...stored }) => stored],
    ['a number for data', (stored) => ({ ...stored, data: 7 })],
    ['a version that is no whole number', (stored) => ({ ...stored, v: 1.5 })],
    ['version 0', (stored) => ({ ...stored, v: 0 })],
    ['no version', ({ v: _, ...stored }) => stored],
  ])('S8-32 a record with %s is removed and counts as absent, and the others stay', async (_, spoil) => {
    const { records, dropped, newer, left } = await spoilt(spoil);
    expect([records, dropped, newer, left]).toEqual([[record('b')], 1, 0, 1]);
  });

  it('a record moved to another image does not open there', async () => {
    const { window } = emptyBrowser();
    await window().append(place, [record('a')]);
    const store = (await raw()).transaction('records', 'readwrite').objectStore('records');
    await done(store.put({ ...(await done(store.get(1))), place: 'u:c:j' }, 1));
    expect(await window().read({ ...place, imageId: 'j' })).toMatchObject({ records: [], dropped: 1 });
  });

  it('a record under another person’s key does not open', async () => {
    const { window } = emptyBrowser();
    await window().append(place, [record('a')]);
    expect(await window(encryptionOf(2)).read(place)).toMatchObject({ records: [], dropped: 1 });
  });

  it('one line that is of another image, or opens a slide, spoils its whole record', async () => {
    const { window } = emptyBrowser();
    const other = draftBy('u', 'a', rulerEvent('r', 'j'));
    const opens = draftBy('u', 'b', { type: 'slide.opened', v: 1 });
    const [good = ''] = record('c').lines;
    await window().append(place, [
      { id: 'a:0:u', lines: [good, lineOf({ ...other, image: 'j' })] },
      { id: 'b:0:u', lines: [lineOf(opens)] },
      record('c'),
    ]);
    expect(await window().read(place)).toMatchObject({ records: [record('c')], dropped: 2 });
  });

  it('a record of a newer format is left alone and told, and so is one with a newer line', async () => {
    const { records, dropped, newer, left } = await spoilt((stored) => ({ ...stored, v: 2 }));
    expect([records, dropped, newer, left]).toEqual([[record('b')], 0, 1, 2]);
    const { window } = emptyBrowser();
    const [line = ''] = record('a').lines;
    const lines = [line.replace('"ruler.drawn","v":1', '"ruler.drawn","v":9')];
    await window().append(place, [{ ...record('a'), lines }]);
    expect(await window().read(place)).toEqual({ records: [], dropped: 0, newer: 1 });
    expect(await window().read(place)).toMatchObject({ newer: 1 });
  });

  it('a key that cannot be had leaves everything where it is', async () => {
    const { window } = emptyBrowser();
    await window().append(place, [record('a')]);
    const locked = window({ ...encryptionOf(1), decrypt: () => Promise.reject(new Error('offline')) });
    await expect(locked.read(place)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(idsOf(await window().read(place))).toEqual(['a']);
  });
});
