import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { answerDrafts, formOf, treeOf } from './case-form.test-support.tsx';

const answerLater = (result: unknown) => {
  const request: { readonly result: unknown; onsuccess?: () => void } = { result };
  setTimeout(() => request.onsuccess?.());
  return request;
};

/** The database of a browser in which nothing lies. */
const emptyDatabase = () => {
  const nothing = () => answerLater(undefined);
  const store = { get: nothing, delete: nothing, getAllKeys: () => answerLater([]) };
  const transaction = () => {
    const made: { readonly objectStore: () => typeof store; oncomplete?: () => void } = {
      objectStore: () => store,
    };
    setTimeout(() => made.oncomplete?.());
    return made;
  };
  return { open: () => answerLater({ transaction, close: () => undefined }) };
};

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  answerDrafts();
});

describe('a case form that another tab or an earlier visit has typed into', () => {
  it('S3.4-04 tells an older tab that another one writes the draft by now, and reads it anew to write on', async () => {
    const onLoad = vi.fn();
    await mount(treeOf('patient', formOf(), { onLoad }));
    const other = new BroadcastChannel('case-form');
    other.postMessage({ userId: 'usr_1', caseId: 'cas_1', pageId: 'another' });
    await eventually(() => expect(textOf()).toContain('This case is open in another tab'));
    expect(textOf()).toContain('What you typed here is saved.');
    expect(found<HTMLFieldSetElement>('form fieldset').disabled).toBe(true);
    const before = onLoad.mock.calls.length;
    await click(named('Write here instead'));
    expect(found<HTMLFieldSetElement>('form fieldset').disabled).toBe(false);
    await eventually(() => expect(onLoad.mock.calls.length).toBeGreaterThan(before));
    other.close();
  });

  it('tells an older tab that what it could not save is not saved', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await mount(treeOf('patient', formOf()));
    await fill(found<HTMLInputElement>('[name="patient.lastName"]'), 'Unsaved');
    const other = new BroadcastChannel('case-form');
    other.postMessage({ userId: 'usr_1', caseId: 'cas_1', pageId: 'another' });
    await eventually(() => expect(textOf()).toContain('This case is open in another tab'));
    // The document of the tests keeps nothing.
    await eventually(() =>
      expect(textOf()).toContain('What you typed here is not saved yet: leave this tab'),
    );
    expect(textOf()).not.toContain('What you typed here is saved');
    other.close();
  });

  it('S3.4-01 tells what this browser no longer keeps, and nothing of what another person had typed', async () => {
    const noise = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    localStorage.setItem(
      'case-creation:usr_other:cas_9:page',
      JSON.stringify({ v: 1, iv: noise, data: noise }),
    );
    const at = String(Date.now() - 8 * 24 * 60 * 60_000);
    localStorage.setItem(
      'case-creation:usr_1:cas_8:page',
      JSON.stringify({ at, v: 1, iv: noise, data: noise }),
    );
    localStorage.setItem('case-creation:usr_1:cas_1:page', 'noise');
    // The document of the tests has no locks.
    vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true });
    await mount(treeOf('patient', formOf()));
    await eventually(() =>
      expect(textOf()).toContain('A draft of this case that this browser had stored could not be read'),
    );
    expect(textOf()).toContain('Another person used this browser before you.');
    expect(textOf()).toContain('stored for more than seven days were removed');
    expect(textOf()).not.toContain('usr_other');
    expect(
      Object.keys(localStorage).filter((name) => !name.startsWith('case-creation:usr_1:cas_1:')),
    ).toEqual([]);
  });

  it('S3.4-02 tells of a file that this browser kept and that does not open', async () => {
    vi.stubGlobal('indexedDB', emptyDatabase());
    sessionStorage.setItem('case-file:usr_1:cas_1:labReports', 'noise');
    await mount(treeOf('clinical', formOf()));
    await eventually(() =>
      expect(textOf()).toContain('A file that this browser had stored for this case could not be read'),
    );
    await eventually(() => expect(sessionStorage.getItem('case-file:usr_1:cas_1:labReports')).toBeNull());
  });
});
