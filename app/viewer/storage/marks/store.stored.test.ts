import { afterEach, describe, expect, it, vi } from 'vitest';
import { done, emptyBrowser, place, raw, record } from './mark-browser.test-support.ts';
import type { ReadMarks } from './store.ts';

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
    const add = Reflect.get(IDBObjectStore.prototype, 'add') as (value: unknown) => IDBRequest<IDBValidKey>;
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
