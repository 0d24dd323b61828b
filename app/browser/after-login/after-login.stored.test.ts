import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CASE_FILE, KEPT_KINDS, VIEWER_STATE, VISITOR_DRAFT } from '#app/core/access/kept-kinds.ts';
import { appStorage } from '../app-storage.ts';
import { storageOf } from '../empty-storage.test-support.ts';
import { createEncryption, importEncryptionKey } from '../encryption.ts';
import { createKeptFiles } from '../kept-files.ts';
import { createKeptTexts } from '../kept-texts.ts';
import { forgetPeopleBefore, forgetWhatIsSaved } from './after-login.ts';

const { drafts, forms, reports, boxes, uploads, seenSlides } = KEPT_KINDS;

const encryption = createEncryption(() => importEncryptionKey(btoa('k'.repeat(32))));

let browser = { localStorage: storageOf(), sessionStorage: storageOf(), indexedDB: new IDBFactory() };

beforeEach(() => {
  browser = { localStorage: storageOf(), sessionStorage: storageOf(), indexedDB: new IDBFactory() };
  vi.stubGlobal('window', browser);
});

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').toSorted();
const database = appStorage(() => browser.indexedDB);
const filesOf = (userId: string) =>
  createKeptFiles({ userId, caseId: 'cas_1', session: () => browser.sessionStorage, database, encryption });
const fileOf = (isSent: boolean) => ({
  name: 'a.pdf',
  type: 'application/pdf',
  isSent,
  insteadOf: '',
  bytes: new ArrayBuffer(3),
});
const keepText = (place: readonly string[], isSaved: boolean) =>
  createKeptTexts({
    place,
    pageId: 'page',
    storage: () => browser.localStorage,
    encryption,
    locks: undefined,
  }).keep('text', isSaved);
const visitOf = (userId: string) =>
  JSON.stringify({ userId, caseId: 'cas_1', v: 1, iv: 'AAAA', data: 'AAAA' });

describe('the login of another person', () => {
  beforeEach(async () => {
    for (const userId of ['usr_1', 'usr_2']) {
      for (const { kind } of [drafts, reports]) await keepText([kind, userId, 'cas_1'], false);
      for (const { kind } of [forms, boxes, uploads, seenSlides])
        browser.localStorage.setItem(`${kind}:${userId}:any`, 'sealed');
      await filesOf(userId).keep('labReports', fileOf(false));
    }
    browser.localStorage.setItem('table-columns', 'a choice of the screen');
    browser.sessionStorage.setItem(VIEWER_STATE, visitOf('usr_1'));
  });

  it('takes away what those before left, on whichever page it begins, and keeps words of a report that nobody else has', async () => {
    expect(await forgetPeopleBefore('usr_2')).toBe(true);
    expect(namesIn(browser.localStorage)).toEqual(
      [
        `${drafts.kind}:usr_2:cas_1:page`,
        `${uploads.kind}:usr_2:any`,
        `${reports.kind}:usr_1:cas_1:page`,
        `${reports.kind}:usr_2:cas_1:page`,
        `${boxes.kind}:usr_2:any`,
        `${seenSlides.kind}:usr_2:any`,
        'table-columns',
        `${forms.kind}:usr_2:any`,
      ].toSorted(),
    );
    expect(namesIn(browser.sessionStorage)).toEqual([`${CASE_FILE}:usr_2:cas_1:labReports`]);
    expect(await database.keys()).toEqual([`${CASE_FILE}:usr_2:cas_1:labReports`]);
    expect(await forgetPeopleBefore('usr_2')).toBe(false);
  });

  it('keeps them for no more than seven days', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60_000);
    await forgetPeopleBefore('usr_2');
    expect(namesIn(browser.localStorage).filter((name) => name.startsWith(reports.kind))).toEqual([]);
  });

  it('leaves what is one’s own', async () => {
    await forgetPeopleBefore('usr_1');
    expect(browser.sessionStorage.getItem(VIEWER_STATE)).toBe(visitOf('usr_1'));
  });
});

it('the login of anybody takes away what a visitor had typed into a registration in this tab', async () => {
  browser.sessionStorage.setItem(`${VISITOR_DRAFT}:provider`, '{"city":"Columbus"}');
  browser.sessionStorage.setItem(`${VISITOR_DRAFT}:facility`, '{}');
  expect(await forgetPeopleBefore('usr_1')).toBe(false);
  expect(namesIn(browser.sessionStorage)).toEqual([]);
});

describe('a logout', () => {
  it('keeps what the server has not got, and says so', async () => {
    await keepText([drafts.kind, 'usr_1', 'cas_1'], true);
    await keepText([drafts.kind, 'usr_1', 'cas_2'], false);
    await filesOf('usr_1').keep('labReports', fileOf(true));
    await filesOf('usr_1').keep('clinicalHistory', fileOf(false));
    browser.localStorage.setItem(`${boxes.kind}:usr_1:cas_1:0`, 'sealed');
    browser.sessionStorage.setItem(VIEWER_STATE, visitOf('usr_1'));
    expect(await forgetWhatIsSaved()).toBe(true);
    expect(namesIn(browser.localStorage)).toEqual([`${drafts.kind}:usr_1:cas_2:page`]);
    expect(namesIn(browser.sessionStorage)).toEqual([`${CASE_FILE}:usr_1:cas_1:clinicalHistory`]);
    expect(await database.keys()).toEqual([`${CASE_FILE}:usr_1:cas_1:clinicalHistory`]);
  });

  it('says nothing where the server has everything, or where the browser keeps nothing', async () => {
    await keepText([drafts.kind, 'usr_1', 'cas_1'], true);
    expect(await forgetWhatIsSaved()).toBe(false);
    vi.stubGlobal('window', { ...browser, indexedDB: undefined });
    expect(await forgetWhatIsSaved()).toBe(false);
    expect(await forgetPeopleBefore('usr_2')).toBe(false);
  });
});

describe('the login of the same person', () => {
  it('finds no form that was typed more than a day before, whichever page is opened', async () => {
    const HOUR_MS = 60 * 60_000;
    for (const [name, age] of [
      ['new', 23 * HOUR_MS],
      ['old', 25 * HOUR_MS],
    ] as const)
      browser.localStorage.setItem(
        `${forms.kind}:usr_1:${name}`,
        JSON.stringify({ at: String(Date.now() - age), v: 1, iv: 'AAAA', data: 'AAAA' }),
      );
    expect(await forgetPeopleBefore('usr_1')).toBe(false);
    expect(namesIn(browser.localStorage)).toEqual([`${forms.kind}:usr_1:new`]);
  });
});
