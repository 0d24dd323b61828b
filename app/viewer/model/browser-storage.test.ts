import { describe, expect, it } from 'vitest';
import { createMarkStorage, storageKey } from './browser-storage.ts';

const place = { userId: 'u', caseId: 'c', imageId: 'i' };
const ADDRESS = 'rulers:u:c:i';
const keyOf = (byte: number): Promise<CryptoKey> => storageKey(btoa(String.fromCharCode(byte).repeat(32)));

function shelf(over: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    ...over,
  };
  return { items, storage };
}

describe('marks in the browser', () => {
  it('come back as they were written, under an address of person, case and image', async () => {
    const { items, storage } = shelf();
    const lines = ['{"a":1}', 'ünïcode μ 細胞', 'x'.repeat(200_000)];
    await createMarkStorage(storage, () => keyOf(1)).write({ ...place, lines });
    expect([...items.keys()]).toEqual([ADDRESS]);
    expect(await createMarkStorage(storage, () => keyOf(1)).read(place)).toEqual(lines);
  });

  it('are noise to whoever looks, and never the same noise', async () => {
    const { items, storage } = shelf();
    const marks = createMarkStorage(storage, () => keyOf(1));
    const lines = ['{"event":"ruler.drawn"}'];
    await marks.write({ ...place, lines });
    const first = items.get(ADDRESS) ?? '';
    await marks.write({ ...place, lines });
    expect(first).not.toContain('ruler');
    expect(items.get(ADDRESS)).not.toBe(first);
    const { iv } = JSON.parse(first) as { iv: string };
    expect((JSON.parse(items.get(ADDRESS) ?? '') as { iv: string }).iv).not.toBe(iv);
  });

  it('no lines take the entry away', async () => {
    const { items, storage } = shelf();
    const marks = createMarkStorage(storage, () => keyOf(1));
    await marks.write({ ...place, lines: ['a'] });
    await marks.write({ ...place, lines: [] });
    expect(items.size).toBe(0);
    expect(await marks.read(place)).toEqual([]);
  });

  it.each([
    ['{', (text: string) => text.slice(0, 1)],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['a number', () => '7'],
    ['no data', () => '{"v":1}'],
    ['nothing at all', () => ''],
    ['wrong types', () => '{"v":"1","iv":7,"data":{}}'],
    ['an empty box', () => '{"v":1,"iv":"","data":""}'],
    ['names of the prototype', () => '{"__proto__":{"v":2},"constructor":{"v":1},"toString":1}'],
    ['a version that is no whole number', () => '{"v":1.5}'],
    ['a version beyond all numbers', () => '{"v":1e999}'],
    ['huge', () => `{"v":1,"iv":"AAAAAAAAAAAAAAAA","data":"${'A'.repeat(4_000_000)}"}`],
    ['noise instead of base64', (text: string) => text.replace(/"data":"[^"]*"/, '"data":"%%%"')],
    [
      'one letter changed',
      (text: string) => text.replace(/"data":"(.)/, (_, letter) => `"data":"${letter === 'A' ? 'B' : 'A'}`),
    ],
    ['cut short', (text: string) => text.replace(/.{8}"\}$/, '"}')],
  ])(
    'S8-32 an entry that is corrupt (%s) is removed and counts as absent, and others stay',
    async (_, spoil) => {
      const { items, storage } = shelf();
      const marks = createMarkStorage(storage, () => keyOf(1));
      await marks.write({ ...place, lines: ['a'] });
      await marks.write({ ...place, imageId: 'j', lines: ['b'] });
      items.set(ADDRESS, spoil(items.get(ADDRESS) ?? ''));
      expect(await marks.read(place)).toEqual([]);
      expect([...items.keys()]).toEqual(['rulers:u:c:j']);
      expect(await marks.read({ ...place, imageId: 'j' })).toEqual(['b']);
    },
  );

  it('an entry moved to another image, or read with another key, does not open', async () => {
    const { items, storage } = shelf();
    const marks = createMarkStorage(storage, () => keyOf(1));
    await marks.write({ ...place, lines: ['a'] });
    items.set('rulers:u:c:j', items.get(ADDRESS) ?? '');
    expect(await marks.read({ ...place, imageId: 'j' })).toEqual([]);
    expect(await createMarkStorage(storage, () => keyOf(2)).read(place)).toEqual([]);
  });

  it('ids with a colon in them never share an address', async () => {
    const { items, storage } = shelf();
    const marks = createMarkStorage(storage, () => keyOf(1));
    await marks.write({ userId: 'u', caseId: 'c:i', imageId: 'j', lines: ['a'] });
    await marks.write({ userId: 'u', caseId: 'c', imageId: 'i:j', lines: ['b'] });
    expect(items.size).toBe(2);
    expect(await marks.read({ userId: 'u', caseId: 'c:i', imageId: 'j' })).toEqual(['a']);
  });

  it('an entry of a newer version is neither opened nor removed', async () => {
    const { items, storage } = shelf();
    items.set(ADDRESS, '{"v":2}');
    await expect(createMarkStorage(storage, () => keyOf(1)).read(place)).rejects.toThrow('newer version');
    expect(items.get(ADDRESS)).toBe('{"v":2}');
  });

  it('a key that cannot be had leaves the entry where it is', async () => {
    const { items, storage } = shelf();
    await createMarkStorage(storage, () => keyOf(1)).write({ ...place, lines: ['a'] });
    const locked = createMarkStorage(storage, () => Promise.reject(new Error('offline')));
    await expect(locked.read(place)).rejects.toThrow('offline');
    await expect(locked.write({ ...place, lines: ['b'] })).rejects.toThrow('offline');
    expect(await createMarkStorage(storage, () => keyOf(1)).read(place)).toEqual(['a']);
    expect(items.size).toBe(1);
  });

  it('a full storage is told, and what lay there stays', async () => {
    const { items, storage } = shelf();
    await createMarkStorage(storage, () => keyOf(1)).write({ ...place, lines: ['a'] });
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const marks = createMarkStorage(full, () => keyOf(1));
    await expect(marks.write({ ...place, lines: ['b'] })).rejects.toThrow('full');
    expect(items.size).toBe(1);
    expect(await marks.read(place)).toEqual(['a']);
  });

  it('writes to one place arrive in the order asked, however long each takes', async () => {
    const { storage } = shelf();
    const marks = createMarkStorage(storage, () => keyOf(1));
    const long = 'x'.repeat(500_000);
    await Promise.all([
      marks.write({ ...place, lines: [long] }),
      marks.write({ ...place, lines: ['second'] }),
      marks.write({ ...place, lines: ['third'] }),
    ]);
    expect(await marks.read(place)).toEqual(['third']);
  });

  it('even when the key for the first comes after the key for the second; other places do not wait', async () => {
    const { storage } = shelf();
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve)).then(() => keyOf(1));
    const keys = [late];
    const marks = createMarkStorage(storage, () => keys.shift() ?? keyOf(1));
    const writes = [
      marks.write({ ...place, lines: ['first'] }),
      marks.write({ ...place, lines: ['second'] }),
    ];
    const read = marks.read(place);
    await marks.write({ ...place, imageId: 'j', lines: ['elsewhere'] });
    expect(await marks.read({ ...place, imageId: 'j' })).toEqual(['elsewhere']);
    come();
    await Promise.all(writes);
    expect(await read).toEqual(['second']);
  });

  it('a write that fails does not stop the next', async () => {
    const { storage } = shelf();
    const keys = [Promise.reject<CryptoKey>(new Error('offline'))];
    const marks = createMarkStorage(storage, () => keys.shift() ?? keyOf(1));
    const [first, second] = [
      marks.write({ ...place, lines: ['a'] }),
      marks.write({ ...place, lines: ['b'] }),
    ];
    await expect(first).rejects.toThrow('offline');
    await second;
    expect(await marks.read(place)).toEqual(['b']);
  });
});
