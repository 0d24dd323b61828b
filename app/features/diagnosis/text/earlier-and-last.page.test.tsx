import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { treeOf } from '../diagnosis-tree.test-support.tsx';

const section = (id: string) => textOf(found(`#${id}`));

const SAVED = {
  kind: 'saved',
  userId: 'usr_1',
  caseId: 'cas_1',
  etag: '"v2"',
  savedAt: '2026-11-23T15:01:00Z',
  warnings: [],
  earlier: [{ name: 'comment', text: 'Now.', at: '2026-11-23T15:01:00Z' }],
};

/** The places that the page keeps. */
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.startsWith('/resources/last-place/')) sent.push([address, init.body]);
    return address.startsWith('/resources/diagnosis/')
      ? Promise.resolve(new Response(JSON.stringify(SAVED)))
      : Promise.reject(new TypeError('no network'));
  });
});

describe('the field in which the reader was on another machine', () => {
  const comment = () => found<HTMLTextAreaElement>('textarea[name=comment]');

  beforeEach(() => sessionStorage.clear());

  it('has the focus when a tab opens the case for the first time, and from then on the tab knows best', async () => {
    await mount(treeOf(diagnosisOf(), { lastField: 'comment' }));
    expect(document.activeElement).toBe(comment());
    await mount(treeOf(diagnosisOf(), { lastField: 'microscopic' }));
    expect(document.activeElement).toBe(document.body);
    expect(Object.entries({ ...sessionStorage })).toEqual([['diagnosis-place:usr_1:cas_1', 'seen']]);
  });

  it.each([null, 'diagnosis.Z'])('is none where %j was kept', async (lastField) => {
    await mount(treeOf(diagnosisOf(), { lastField }));
    expect(document.activeElement).toBe(document.body);
  });

  it('is kept when the page is left, by its name alone', async () => {
    await mount(treeOf(diagnosisOf({ comment: 'A text.' })));
    await act(async () => {
      comment().focus();
      await Promise.resolve();
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([
      ['/resources/last-place/cas_1', JSON.stringify({ userId: 'usr_1', field: 'comment' })],
    ]);
  });
});

describe('what a field said before', () => {
  const earlierText = (text: string) => ({
    field: 'comment' as const,
    specimenID: null,
    text,
    replacedAt: '2026-11-23T14:00:00Z',
  });

  it('is there when the case is opened, is put back into its own field, and grows with each save', async () => {
    await mount(treeOf(diagnosisOf({ comment: 'Now.', earlierTexts: [earlierText('Before.')] })));
    const comment = found<HTMLTextAreaElement>('textarea[name=comment]');
    expect(section('comment')).toContain('Before.');
    expect(section('microscopic')).not.toContain('Earlier texts');
    await click(found('#comment details:last-of-type ul button'));
    expect(comment.value).toBe('Before.');
    await act(async () => {
      comment.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await Promise.resolve();
    });
    await eventually(() => expect(section('comment')).toContain('Now.'));
  });
});
