import { describe, expect, it, vi } from 'vitest';
import { storageOf } from './empty-storage.test-support.ts';
import { createEncryption, importEncryptionKey } from './encryption.ts';
import { createKeptText, forgetOthers, forgetOutOfDate } from './kept-text.ts';
import { createKeptTexts, lookAtKept } from './kept-texts.ts';

/** What two pages of one browser share: its storage, and the locks of those that live. */
function emptyBrowser() {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  const held = new Set<string>();
  const locks = {
    request: async (name: string, second: unknown, third?: () => unknown) => {
      if (third === undefined) {
        held.add(name);
        await (second as () => Promise<void>)();
        held.delete(name);
        return undefined;
      }
      if (held.has(name)) throw new DOMException('', 'TimeoutError');
      return third();
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  let pages = 0;
  const onUnreadable = vi.fn();
  const at = (place: readonly string[] = ['diagnosis', 'usr_1', 'cas_1'], key = 1) => ({
    place,
    storage: () => storage,
    encryption: createEncryption(() => importEncryptionKey(btoa(String.fromCharCode(key).repeat(32)))),
    locks,
  });
  const page = (...where: Parameters<typeof at>) =>
    createKeptTexts({ ...at(...where), pageId: `page-${(pages += 1)}`, onUnreadable });
  const look = (...where: Parameters<typeof at>) => lookAtKept(at(...where));
  return { texts, storage, page, look, onUnreadable };
}

describe('a text that a browser keeps', () => {
  it('is read by the next page after the one that wrote it has gone, and not by anybody else', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    expect([...texts.values()].join()).not.toContain('Benign');
    expect(await page().takeOver()).toBeNull();
    first.release();
    await Promise.resolve();
    expect(await page(['diagnosis', 'usr_1', 'cas_2']).takeOver()).toBeNull();
    expect(await page(['diagnosis', 'usr_2', 'cas_1']).takeOver()).toBeNull();
    const next = page();
    expect(await next.takeOver()).toBe('Benign.');
    expect(texts.size).toBe(1);
    await next.keep(null);
    expect(texts.size).toBe(0);
  });

  it('does not open under the name of another case, nor with another key', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const [[, line] = ['', '']] = texts;
    texts.set('diagnosis:usr_1:cas_2:page-9', line);
    expect(await page(['diagnosis', 'usr_1', 'cas_2']).takeOver()).toBeNull();
    expect(await page(['diagnosis', 'usr_1', 'cas_1'], 2).takeOver()).toBeNull();
  });

  it('is the newest of those that were given while one was being written', async () => {
    const { page } = emptyBrowser();
    const first = page();
    await Promise.all(['B', 'Be', 'Ben'].map((text) => first.keep(text)));
    first.release();
    await Promise.resolve();
    expect(await page().takeOver()).toBe('Ben');
  });

  it('is gone when nothing is kept any more, though a text was just being written', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await Promise.all([first.keep('Benign.'), first.keep(null)]);
    expect(texts.size).toBe(0);
  });

  it('S3.4-01 that finds no room is told of, and the one before it stays', async () => {
    const { storage, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(first.keep('Benign, and more.')).rejects.toThrow(DOMException);
    full.mockRestore();
    first.release();
    await Promise.resolve();
    expect(await page().takeOver()).toBe('Benign.');
  });

  it('stays under its name, and is read all the same, where there is no room to move it', async () => {
    const { texts, storage, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const before = [...texts];
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const next = page();
    expect(await next.takeOver()).toBe('Benign.');
    const kept = next.keep('Benign, as the page keeps it.');
    await expect(next.dropTakenOver()).rejects.toThrow(DOMException);
    await expect(kept).rejects.toThrow(DOMException);
    expect([...texts]).toEqual(before);
    // What the server has needs no room, and what it was made from is not to come back over it.
    await next.keep(null);
    expect(texts.size).toBe(0);
  });

  it.each([
    ['there is room again', false],
    ['the server has all of it', true],
  ])('that has found no room to be moved goes once %s', async (_, isSaved) => {
    const { texts, storage, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const next = page();
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await next.takeOver()).toBe('Benign.');
    void next.keep('Benign, and more.').catch(() => undefined);
    await expect(next.dropTakenOver()).rejects.toThrow(DOMException);
    expect(texts.size).toBe(1);
    if (!isSaved) full.mockRestore();
    await next.keep('Benign, and much more.', isSaved).catch(() => undefined);
    expect([...texts.keys()]).toEqual(isSaved ? [] : ['diagnosis:usr_1:cas_1:page-2']);
  });

  it('does not stay as it was where the server has a newer one that finds no room', async () => {
    const { texts, storage, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(first.keep('Benign, and more.', true)).rejects.toThrow(DOMException);
    expect(texts.size).toBe(0);
  });

  it('that stands beside what was typed, and that nobody has seen, stays however often this page keeps', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const next = page();
    await next.keep('Malignant.');
    await next.takeOver();
    await next.keep('Malignant, high grade.', true);
    await next.keep(null);
    expect([...texts.keys()]).toEqual(['diagnosis:usr_1:cas_1:page-1']);
  });

  it('stays beside what is typed on the next page, though that is saved by then, until its reader has chosen', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const next = page();
    await next.keep('Malignant.');
    await next.keep(null);
    expect(await next.takeOver()).toBe('Benign.');
    await next.keep('Malignant, high grade.');
    expect(texts.size).toBe(2);
    await next.dropTakenOver();
    expect(texts.size).toBe(1);
  });

  it('that is corrupt goes, one of a version to come stays, and neither hides an older one', async () => {
    const { texts, page, onUnreadable } = emptyBrowser();
    const first = page();
    await first.keep('Benign.');
    first.release();
    await Promise.resolve();
    const at = String(Date.now() + 1000);
    texts.set('diagnosis:usr_1:cas_1:page-corrupt', JSON.stringify({ at, v: 1, iv: 'AAAA', data: 'AAAA' }));
    texts.set('diagnosis:usr_1:cas_1:page-newer', JSON.stringify({ at, v: 2, iv: 'AAAA', data: 'AAAA' }));
    expect(await page().takeOver()).toBe('Benign.');
    expect([...texts.keys()].map((name) => name.split(':').at(-1))).toEqual(['page-newer', 'page-2']);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
  });

  it('is looked at where it is, though its page is still there, and what does not open hides no other', async () => {
    const { texts, page, look } = emptyBrowser();
    expect(await look()).toBeNull();
    await page().keep('Benign.');
    const at = String(Date.now() + 1000);
    texts.set('diagnosis:usr_1:cas_1:page-corrupt', JSON.stringify({ at, v: 1, iv: 'AAAA', data: 'AAAA' }));
    const kept = [...texts];
    expect(await look()).toEqual({ plain: 'Benign.', isElsewhere: false });
    expect(await look(['diagnosis', 'usr_1', 'cas_2'])).toBeNull();
    expect(await look(['diagnosis', 'usr_1', 'cas_1'], 2)).toBeNull();
    expect([...texts]).toEqual(kept);
  });

  it('stays where it was when the reader has typed something already', async () => {
    const { texts, page } = emptyBrowser();
    const first = page();
    await first.keep('Left by the first.');
    first.release();
    await Promise.resolve();
    const next = page();
    await next.keep('Typed since.');
    expect(await next.takeOver()).toBe('Left by the first.');
    expect(texts.size).toBe(2);
    void next.keep('Both.');
    await next.dropTakenOver();
    expect([...texts.keys()]).toEqual(['diagnosis:usr_1:cas_1:page-2']);
    next.release();
    await Promise.resolve();
    expect(await page().takeOver()).toBe('Both.');
  });

  it('goes with the one that it stood beside, once the reader gives both up', async () => {
    const { texts, page } = emptyBrowser();
    const [first, other] = [page(), page()];
    await first.keep('Left by the first.');
    await other.keep('Open in another window.');
    first.release();
    await Promise.resolve();
    const next = page();
    await next.keep('Typed since.');
    await next.takeOver();
    await next.forget();
    expect([...texts.keys()]).toEqual(['diagnosis:usr_1:cas_1:page-2']);
  });
});

describe('one text of a place', () => {
  it('is read back by its person, and goes when another person has logged in', async () => {
    const { texts, storage } = emptyBrowser();
    const encryption = createEncryption(() => importEncryptionKey(btoa('k'.repeat(32))));
    const textOf = (userId: string) =>
      createKeptText({ place: ['history', userId, 'cas_1'], storage: () => storage, encryption });
    expect(await textOf('usr_1').read()).toBeNull();
    await textOf('usr_1').write('Benign.');
    await textOf('usr_10').write('Of the next person.');
    expect([...texts.values()].join()).not.toContain('Benign');
    expect(await textOf('usr_1').read()).toBe('Benign.');
    storage.setItem('other:usr_1:cas_1', 'x');
    expect(forgetOthers(storage, 'history', 'usr_10')).toBe(true);
    expect(forgetOthers(storage, 'history', 'usr_10')).toBe(false);
    expect([...texts.keys()]).toEqual(['history:usr_10:cas_1', 'other:usr_1:cas_1']);
  });

  it('that does not open here is told; where there is none, or one of a version to come, nothing is', async () => {
    const { texts, storage } = emptyBrowser();
    const onUnreadable = vi.fn();
    const textOf = (key: string) =>
      createKeptText({
        place: ['history', 'usr_1', 'cas_1'],
        storage: () => storage,
        encryption: createEncryption(() => importEncryptionKey(btoa(key.repeat(32)))),
        onUnreadable,
      });
    expect(await textOf('k').read()).toBeNull();
    texts.set('history:usr_1:cas_1', JSON.stringify({ v: 2, iv: 'AAAA', data: 'AAAA' }));
    expect(await textOf('k').read()).toBeNull();
    expect(onUnreadable).not.toHaveBeenCalled();
    texts.set('history:usr_1:cas_1', 'noise');
    expect(await textOf('k').read()).toBeNull();
    expect(onUnreadable).toHaveBeenCalledTimes(1);
    await textOf('k').write('Benign.');
    expect(await textOf('o').read()).toBeNull();
    expect(onUnreadable).toHaveBeenCalledTimes(2);
  });

  it('goes after seven days, unless nobody can say how old it is', async () => {
    const { texts, storage, page } = emptyBrowser();
    await page().keep('Benign.');
    const now = Date.now();
    texts.set('diagnosis:usr_1:cas_3:page-1', 'noise');
    texts.set('history:usr_1:cas_1', texts.get('diagnosis:usr_1:cas_1:page-1') ?? '');
    expect(forgetOutOfDate(storage, 'diagnosis', now + 6 * 24 * 60 * 60_000)).toBe(false);
    expect(forgetOutOfDate(storage, 'diagnosis', now + 8 * 24 * 60 * 60_000)).toBe(true);
    expect([...texts.keys()]).toEqual(['diagnosis:usr_1:cas_3:page-1', 'history:usr_1:cas_1']);
  });
});
