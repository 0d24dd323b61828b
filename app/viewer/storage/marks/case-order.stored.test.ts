import { expect, it } from 'vitest';
import type { LogDraft } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { inOrderOfCase } from './case-order.ts';
import { draftBy, place, rulerEvent } from './mark-browser.test-support.ts';

const elsewhere: LogDraft = { ...draftBy('u', 'g9', rulerEvent('r9', 'other')), image: 'other' };
const opened: LogDraft = { ...draftBy('u', 'open', { type: 'slide.opened', v: 1 }) };
const drafts = [
  opened,
  draftBy('u', 'mine', rulerEvent('mine')),
  elsewhere,
  draftBy('u', 'unsent', rulerEvent('unsent')),
  draftBy('u', 'theirs', rulerEvent('theirs')),
];
const log = extendViewerLog(emptyViewerLog, drafts);
const keys = (...gestures: string[]) => gestures.map((gesture) => `${gesture} u`);

it('puts what the case has in its order and the rest last, and leaves all else where it is', () => {
  const ordered = inOrderOfCase(log, place.imageId, keys('unknown', 'theirs', 'mine'));
  expect(ordered.log.entries.map(({ gesture }) => gesture)).toEqual([
    'open',
    'theirs',
    'g9',
    'mine',
    'unsent',
  ]);
  expect(ordered.log.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(ordered.view.rulers(place.imageId).map(({ id }) => id)).toEqual(['theirs', 'mine', 'unsent']);
  expect(ordered.view.rulers('other')).toEqual(log.view.rulers('other'));
});

it('keeps the very log where the order is the same already', () => {
  expect(inOrderOfCase(log, place.imageId, keys('mine', 'unsent', 'theirs'))).toBe(log);
  expect(inOrderOfCase(log, place.imageId, [])).toBe(log);
  expect(inOrderOfCase(log, 'never-opened', keys('mine'))).toBe(log);
});
