import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { appStorage } from './app-storage.ts';
import { createEncryption, importEncryptionKey } from './encryption.ts';
import {
  createKeptFiles,
  forgetFilesOfCase,
  forgetFilesOfOthers,
  forgetFilesOutOfDate,
  type KeptFile,
} from './kept-files.ts';

const encryptionOf = (byte: number) =>
  createEncryption(() => importEncryptionKey(btoa(String.fromCharCode(byte).repeat(32))));

const bytesOf = (length: number): ArrayBuffer => Uint8Array.from({ length }, (_, at) => at % 251).buffer;

const fileOf = (length: number): KeptFile => ({
  name: 'history of Petra.pdf',
  type: 'application/pdf',
  isSent: false,
  insteadOf: '',
  bytes: bytesOf(length),
});

let factory = new IDBFactory();
let texts = new Map<string, string>();
let isFull = false;
const session: Storage = {
  get length() {
    return texts.size;
  },
  key: (at) => [...texts.keys()][at] ?? null,
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    texts.set(name, text);
  },
  removeItem: (name) => void texts.delete(name),
  clear: () => texts.clear(),
};
const database = appStorage(() => factory);
const filesOf = (userId = 'usr_1', caseId = 'cas_1', byte = 1) =>
  createKeptFiles({ userId, caseId, session: () => session, database, encryption: encryptionOf(byte) });

beforeEach(() => {
  factory = new IDBFactory();
  texts = new Map();
  isFull = false;
});

describe('the attachments of a draft', () => {
  it('S3.4-02 lie in session storage and in the store files of AppStorage, version 1, keyed by key', async () => {
    await filesOf().keep('labReports', fileOf(900));
    const [name = ''] = texts.keys();
    expect(name).toBe('case-file:usr_1:cas_1:labReports');
    expect(await database.keys()).toEqual([name]);
    const open = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('AppStorage');
      request.onsuccess = () => resolve(request.result);
    });
    expect([open.version, [...open.objectStoreNames]]).toEqual([1, ['files']]);
    open.close();
    // Another person at this computer sees noise: neither the name of the file nor what stands in it.
    expect(texts.get(name)).not.toContain('Petra');
    expect(JSON.stringify(await database.get(name))).not.toContain('Petra');
  });

  it.each([900, 300 * 1024])('are there again after a reload, with %i bytes', async (length) => {
    await filesOf().keep('labReports', fileOf(length));
    expect(await filesOf().read('labReports')).toEqual(fileOf(length));
    // Another window of the browser has no session of this one.
    texts.clear();
    expect(await filesOf().read('labReports')).toEqual(fileOf(length));
    expect(await filesOf().read('clinicalHistoryLetter')).toBeNull();
  });

  it('open for nobody else, and for no other case', async () => {
    await filesOf().keep('labReports', fileOf(900));
    expect(await filesOf('usr_1', 'cas_1', 2).read('labReports')).toBe('unreadable');
    expect(await filesOf('usr_2').read('labReports')).toBeNull();
    expect(await filesOf('usr_1', 'cas_2').read('labReports')).toBeNull();
  });

  it('are kept in one place where the other is full or blocked, and it is told where both are', async () => {
    isFull = true;
    await filesOf().keep('labReports', fileOf(900));
    expect(await filesOf().read('labReports')).toEqual(fileOf(900));
    const blocked = { ...database, put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
    const nowhere = createKeptFiles({
      userId: 'usr_1',
      caseId: 'cas_1',
      session: () => session,
      database: blocked,
      encryption: encryptionOf(1),
    });
    await expect(nowhere.keep('labReports', fileOf(900))).rejects.toThrow('keeps nothing');
  });

  it('that are corrupt are told from those that are not there, and from those of a version to come', async () => {
    const key = 'case-file:usr_1:cas_1:labReports';
    await database.put(key, { about: '{', iv: 1 });
    expect(await filesOf().read('labReports')).toBe('unreadable');
    texts.set(key, 'nonsense');
    expect(await filesOf().read('labReports')).toBe('unreadable');
    await database.remove(key);
    expect(await filesOf().read('labReports')).toBe('unreadable');
    texts.set(key, JSON.stringify({ v: 2, iv: 'AAAA', data: 'AAAA' }));
    expect(await filesOf().read('labReports')).toBeNull();
  });

  it('go from both places after seven days, and it is said that some went', async () => {
    const now = Date.now();
    await filesOf().keep('labReports', fileOf(900));
    expect(await forgetFilesOutOfDate({ session, database }, now)).toBe(false);
    expect(await filesOf().read('labReports')).toEqual(fileOf(900));
    expect(await forgetFilesOutOfDate({ session, database }, now + 8 * 24 * 60 * 60_000)).toBe(true);
    expect([texts.size, await database.keys()]).toEqual([0, []]);
  });

  it('S4.3-02 go from both places with their case, and with the login of another person', async () => {
    await filesOf().keep('labReports', fileOf(900));
    await filesOf('usr_1', 'cas_2').keep('labReports', fileOf(900));
    await filesOf('usr_2', 'cas_3').keep('labReports', fileOf(900));
    await forgetFilesOfCase({ session, database }, 'usr_1', 'cas_1');
    expect([...texts.keys()]).toEqual([
      'case-file:usr_1:cas_2:labReports',
      'case-file:usr_2:cas_3:labReports',
    ]);
    expect(await forgetFilesOfOthers({ session, database }, 'usr_2')).toBe(true);
    expect(await forgetFilesOfOthers({ session, database }, 'usr_2')).toBe(false);
    expect(await database.keys()).toEqual(['case-file:usr_2:cas_3:labReports']);
    await filesOf('usr_2', 'cas_3').remove('labReports');
    expect([texts.size, await database.keys()]).toEqual([0, []]);
  });
});
