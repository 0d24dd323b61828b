import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  done,
  draftBy,
  emptyBrowser,
  lineOf,
  place,
  raw,
  record,
  rulerEvent,
  sealOf,
} from './mark-browser.test-support.ts';
import type { ReadMarks } from './mark-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const idsOf = ({ records }: ReadMarks): readonly string[] => records.map(({ id }) => id.split(':')[0] ?? '');

describe('marks in the database', () => {
  it('come back whole, in the order in which they were kept, and for their own place only', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a')]);
    await Promise.all([store.append(place, [record('b'), record('c')]), store.append(place, [record('d')])]);
    await store.append({ ...place, imageId: 'j' }, []);
    expect(await window().read(place)).toEqual({
      records: [record('a'), record('b'), record('c'), record('d')],
      dropped: 0,
      newer: 0,
    });
    expect(idsOf(await window().read({ ...place, userId: 'someone-else' }))).toEqual([]);
    expect(idsOf(await window().read({ ...place, imageId: 'j' }))).toEqual([]);
  });

  it('ids with a colon in them never share a place', async () => {
    const store = emptyBrowser().window();
    await store.append({ userId: 'u', caseId: 'c:i', imageId: 'i' }, [record('a')]);
    expect(idsOf(await store.read({ userId: 'u', caseId: 'c', imageId: 'i:i' }))).toEqual([]);
  });

  it('are written strictly: they count once they are on the disk', async () => {
    const { window } = emptyBrowser();
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await window().append(place, [record('a')]);
    const writes = spy.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
  });

  it('are noise to whoever looks, and never the same noise', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a')]);
    await store.append(place, [{ ...record('a'), id: 'b:0:u' }]);
    const stored = await done((await raw()).transaction('records').objectStore('records').getAll());
    const texts = stored.map(({ data }: { data: ArrayBuffer }) => new TextDecoder().decode(data));
    expect(texts.join()).not.toContain('ruler');
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('all of a call or none: a request that is refused takes the others with it', async () => {
    const { window } = emptyBrowser();
    const store = window();
    const add = IDBObjectStore.prototype.add;
    let left = 1;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
      left -= 1;
      if (left < 0) throw new DOMException('full', 'QuotaExceededError');
      return add.call(this, value);
    });
    await expect(store.append(place, [record('a'), record('b')])).rejects.toMatchObject({ kind: 'full' });
    vi.restoreAllMocks();
    expect(idsOf(await window().read(place))).toEqual([]);
    await store.append(place, [record('a'), record('b')]);
    expect(idsOf(await window().read(place))).toEqual(['a', 'b']);
  });

  it('a browser that ends between two records has the first one whole and nothing of the second', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a')]);
    const database = await raw();
    const writing = database.transaction('records', 'readwrite');
    writing.objectStore('records').add({ place: 'u:c:i', v: 1, id: 'half:0:u' });
    writing.abort();
    expect(await window().read(place)).toEqual({ records: [record('a')], dropped: 0, newer: 0 });
  });

  it('the same record twice is read once', async () => {
    const { window } = emptyBrowser();
    await window().append(place, [record('a'), record('b')]);
    await window().append(place, [record('a')]);
    expect(idsOf(await window().read(place))).toEqual(['a', 'b']);
  });
});

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
    expect(await window(sealOf(2)).read(place)).toMatchObject({ records: [], dropped: 1 });
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
    const locked = window({ ...sealOf(1), open: () => Promise.reject(new Error('offline')) });
    await expect(locked.read(place)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(idsOf(await window().read(place))).toEqual(['a']);
  });
});

describe('two windows', () => {
  it('read what the other kept, each record once, and write over nothing', async () => {
    const { window } = emptyBrowser();
    const [one, two] = [window(), window()];
    await one.read(place);
    await two.read(place);
    await one.append(place, [record('a', 'u')]);
    await two.append(place, [record('b', 'u~2')]);
    await one.append(place, [record('c', 'u')]);
    expect(idsOf(await two.readOn(place))).toEqual(['a', 'c']);
    expect(idsOf(await one.readOn(place))).toEqual(['b']);
    expect(idsOf(await one.readOn(place))).toEqual([]);
    expect(idsOf(await window().read(place))).toEqual(['a', 'b', 'c']);
  });
});

describe('what the server has', () => {
  const sent = (...gestures: readonly string[]) => ({
    etag: '"v1"',
    gestures: new Set(gestures.map((name) => `${name} u`)),
  });
  const ofCase = { userId: 'u', caseId: 'c' };

  it('is remembered: images with more than that are named, also after a reload', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a')]);
    await store.append({ ...place, imageId: 'j' }, [record('x')]);
    await store.append({ ...place, caseId: 'c2' }, [record('y')]);
    expect(await window().unsent(ofCase)).toEqual(['i', 'j']);
    await store.acknowledge(place, sent('a'));
    expect(await window().unsent(ofCase)).toEqual(['j']);
    await store.append(place, [record('b')]);
    expect(await window().unsent(ofCase)).toEqual(['i', 'j']);
  });

  it('is not said of a record between others that it has not got', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a'), record('b'), record('c')]);
    await store.acknowledge(place, sent('a', 'c'));
    expect(await store.unsent(ofCase)).toEqual(['i']);
    await store.acknowledge(place, sent('a', 'b', 'c'));
    expect(await store.unsent(ofCase)).toEqual([]);
  });

  it('is not said of a record of another window that this one never read', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.read(place);
    await window().append(place, [record('b')]);
    await store.append(place, [record('a')]);
    await store.acknowledge(place, sent('a', 'b'));
    expect(await store.unsent(ofCase)).toEqual(['i']);
  });
});

describe('a browser without storage', () => {
  it('says so by name', async () => {
    const { window } = emptyBrowser();
    vi.stubGlobal('indexedDB', undefined);
    await expect(window().append(place, [record('a')])).rejects.toMatchObject({ kind: 'absent' });
  });

  it('that forbids it, or whose files cannot be read, is told apart and tried again', async () => {
    const { window } = emptyBrowser();
    const store = window();
    const open = vi.spyOn(indexedDB, 'open');
    open.mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(store.read(place)).rejects.toMatchObject({ kind: 'absent' });
    open.mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await expect(store.read(place)).rejects.toMatchObject({ kind: 'unreadable' });
    expect(idsOf(await store.read(place))).toEqual([]);
  });

  it('a newer version in another window gets its way at once; this one says so', async () => {
    const { window } = emptyBrowser();
    const store = window();
    await store.append(place, [record('a')]);
    const newer = await done(indexedDB.open('marks', 2));
    await expect(store.append(place, [record('b')])).rejects.toMatchObject({ kind: 'newer' });
    newer.close();
  });

  it('an older window that does not let go is told', async () => {
    const { factory, window } = emptyBrowser();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      const request = new IDBOpenDBRequest();
      vi.spyOn(request, 'addEventListener').mockImplementation((type, listener) => {
        if (type === 'blocked' && typeof listener === 'function')
          queueMicrotask(() => listener.call(request, new Event(type)));
      });
      return request;
    });
    await expect(window().read(place)).rejects.toMatchObject({ kind: 'blocked' });
  });
});
