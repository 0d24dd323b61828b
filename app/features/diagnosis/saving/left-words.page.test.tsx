import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
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
import { treeOf } from '../diagnosis-tree.test-support.tsx';
import { emptyBrowser, keepText } from './unsent-text.test-support.ts';

const HERE_AGAIN = 'What you wrote before and what was not saved yet is here again.';

const box = () => found<HTMLTextAreaElement>('textarea[name="diagnosis.B"]');
const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('diagnosis:'));

/** Whether the key to what is kept can be had, and which texts were sent. */
let hasKey = false;
let sent: unknown[] = [];

const saved = () => ({
  kind: 'saved',
  userId: 'usr_1',
  caseId: 'cas_1',
  etag: `"v${String(sent.length + 1)}"`,
  savedAt: '2026-11-23T15:01:00Z',
  warnings: [],
  earlier: [],
});

/** An earlier page has left words that it could not save, and the key to them cannot be had yet. */
beforeEach(async () => {
  hasKey = false;
  sent = [];
  emptyBrowser();
  // The document of the tests has no locks.
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true });
  await keepText({ 'diagnosis.B': 'LEFT: benign.' });
  const withKey = window.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { readonly body?: string } = {}) => {
    if (address === '/resources/storage-key' && hasKey) return withKey(address, init);
    if (!address.startsWith('/resources/diagnosis/')) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push((JSON.parse(init.body ?? '') as { fields: unknown }).fields);
    return Promise.resolve(new Response(JSON.stringify(saved())));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

/** The key can be had from now on, which the page finds out at its next try. */
async function reachKey(): Promise<void> {
  hasKey = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));
}

describe('words that an earlier page left', () => {
  it('come back as soon as their key can be had, and are saved', async () => {
    await mount(treeOf(diagnosisOf()));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(box().value).not.toContain('LEFT');
    await reachKey();
    await eventually(() => expect(textOf()).toContain(HERE_AGAIN));
    expect(box().value).toBe('LEFT: benign.');
    await eventually(() => expect(sent).toEqual([{ 'diagnosis.B': 'LEFT: benign.' }]));
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it('are asked about where others were typed and saved before their key could be had, and stay until then', async () => {
    await mount(treeOf(diagnosisOf()));
    await fill(box(), 'LEFT: malignant.');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await eventually(() => expect(sent).toEqual([{ 'diagnosis.B': 'LEFT: malignant.' }]));
    const left = keptNames();
    expect(left).toHaveLength(1);
    await reachKey();
    await eventually(() =>
      expect(textOf()).toContain('changed elsewhere by you, before this page was opened'),
    );
    expect(box().value).toBe('LEFT: malignant.');
    expect(keptNames()).toEqual(left);
    await click(named('Keep editing'));
    await fill(box(), 'LEFT: malignant, high grade.');
    await eventually(() => expect(keptNames()).toHaveLength(2));
    expect(keptNames()).toEqual(expect.arrayContaining(left));
  });

  it('take the place of nothing that stands on the page and cannot be saved yet', async () => {
    const correlation = () => found<HTMLTextAreaElement>('textarea[name=intraoperativeCorrelation]');
    await mount(treeOf(diagnosisOf()));
    await fill(correlation(), 'It agrees.');
    await reachKey();
    await eventually(() =>
      expect(textOf()).toContain('changed elsewhere by you, before this page was opened'),
    );
    expect(correlation().value).toBe('It agrees.');
  });

  it('bring a row back that lacked something, though the server has all the rest', async () => {
    hasKey = true;
    await mount(treeOf(diagnosisOf()));
    await eventually(() => expect(sent).toHaveLength(1));
    await click(named('Add a study'));
    await fill(found<HTMLInputElement>('[name="ancillary.0.stain"]'), 'Ki-67');
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await unmount();
    expect(keptNames()).toHaveLength(1);
    await mount(treeOf(diagnosisOf({ etag: '"v2"', comment: 'Of a later version.' })));
    await eventually(() => expect(textOf()).toContain(HERE_AGAIN));
    expect(found<HTMLInputElement>('[name="ancillary.0.stain"]').value).toBe('Ki-67');
    expect(found<HTMLTextAreaElement>('textarea[name=comment]').value).toBe('Of a later version.');
    expect(textOf()).not.toContain('changed elsewhere');
    expect(textOf()).toContain('Not saved: Study 1 names no block');
    // Complete, it goes to the server, and this browser keeps nothing any more.
    await fill(found<HTMLInputElement>('[name="ancillary.0.block"]'), 'A1');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await eventually(() => expect(JSON.stringify(sent.at(-1))).toContain('Ki-67'));
    await eventually(() => expect(keptNames()).toEqual([]));
  });

  it('bring back the rows of all pages that were closed, beside the newest text', async () => {
    hasKey = true;
    const study = (stain: string) => ({ ancillary: [{ kind: 'ihc', specimenID: 'A', stain }] });
    await keepText({}, null, study('S100'));
    await keepText({}, null, study('Ki-67'));
    await mount(treeOf(diagnosisOf()));
    await eventually(() => expect(textOf()).toContain(HERE_AGAIN));
    const stains = [...document.querySelectorAll<HTMLInputElement>('[name^="ancillary."][name$=".stain"]')];
    expect(stains.map(({ value }) => value).toSorted()).toEqual(['Ki-67', 'S100']);
    expect(box().value).toBe('LEFT: benign.');
    await eventually(() => expect(sent).toEqual([{ 'diagnosis.B': 'LEFT: benign.' }]));
    await eventually(() => expect(keptNames()).toHaveLength(1));
  });
});
