import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { itemOf } from './diagnosis-screen.test-support.ts';
import { treeOf } from './diagnosis-tree.test-support.tsx';

const CONSULTATION = { value: 'Consultation', displayName: 'Consultation' } as const;
const consultation = { item: { ...itemOf('Selected'), type: CONSULTATION } };
const TICK = 'input[name=fullRecordsReviewed]';

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/resources/diagnosis/')) return Promise.reject(new TypeError('no network'));
    if (typeof init.body === 'string') sent.push(init.body);
    const answer = {
      kind: 'saved',
      userId: 'usr_1',
      caseId: 'cas_1',
      etag: '"v2"',
      warnings: [],
      earlier: [],
    };
    return Promise.resolve(new Response(JSON.stringify({ ...answer, savedAt: '2026-11-23T15:01:00Z' })));
  });
});
afterEach(unmount);

it('the reader of a consultation ticks that all records were reviewed, and the tick is saved', async () => {
  await mount(treeOf(diagnosisOf(), consultation));
  expect(found<HTMLInputElement>(TICK).checked).toBe(false);
  await click(found(TICK));
  await click(named('Save text'));
  await eventually(() => expect(sent.at(-1)).toContain('"fullRecordsReviewed":"yes"'));
  await mount(treeOf(diagnosisOf({ fullRecordsReviewed: true }), consultation));
  expect(found<HTMLInputElement>(TICK).checked).toBe(true);
});

it('it is asked of no other case, and is read with a text that is locked', async () => {
  await mount(treeOf(diagnosisOf()));
  expect(document.querySelector(TICK)).toBeNull();
  const locked = diagnosisOf({ allowedActions: [], fullRecordsReviewed: true });
  await mount(treeOf(locked, consultation));
  expect(textOf(found('#diagnosis'))).toContain('All records and specimens were reviewed in fullYes');
});
