import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import { draftBy, lineOf, rulerEvent } from '../storage/marks/mark-browser.test-support.ts';
import type { StorageKey } from '../storage/marks/storage-key.ts';
import { $log, recorded } from './log.ts';
import { openMarksFx } from './mark-reading.ts';
import { orderOutboxFx, readUnsentFx } from './outbox.ts';
import { caseOf } from './reading.test-support.ts';
import { caseHandedOver } from './slides.ts';

it('of several images that are read in one go, none is left out', async () => {
  const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
  const opened: string[] = [];
  const ordered: string[] = [];
  const lineIn = (image: string) =>
    lineOf({ ...draftBy('u', `g-${image}`, rulerEvent(`r-${image}`, image)), image });
  const scope = fork({
    handlers: [
      // Answers at once, so that everything happens in one turn.
      [readUnsentFx, () => ['a1', 'a2', 'b1', 'gone']],
      [
        openMarksFx,
        ({ imageId }: StorageKey) => {
          opened.push(imageId);
          return { lines: [lineIn(imageId)], dropped: 0, newer: 0, writer: 'u' };
        },
      ],
      [
        orderOutboxFx,
        (order: { kind: string; imageId?: string }) =>
          void ordered.push(`${order.kind} ${order.imageId ?? ''}`),
      ],
    ],
  });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  expect([...opened].sort()).toEqual(['a1', 'a2', 'b1']);
  const { view } = scope.getState($log);
  expect(['a1', 'a2', 'b1'].map((id) => view.rulers(id).length)).toEqual([1, 1, 1]);
  expect(ordered.filter((one) => one.startsWith('opened')).sort()).toEqual([
    'opened a1',
    'opened a2',
    'opened b1',
  ]);
});

it('two panes that get their slides at the same moment are both read', async () => {
  const images = caseOf({ A: ['a1', 'a2'], B: ['b1'] });
  const opened: string[] = [];
  const read = ({ imageId }: StorageKey) => {
    opened.push(imageId);
    return { lines: [], dropped: 0, newer: 0, writer: 'u' };
  };
  const scope = fork({ handlers: [[openMarksFx, read]] });
  await allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } });
  const shown = (pane: PaneId, image: string): LogDraft => ({
    ...draftBy('u', 'g', { type: 'slide.opened', v: 1 }),
    pane,
    image,
  });
  await allSettled(recorded, { scope, params: [shown('primary', 'a2'), shown('secondary', 'b1')] });
  expect(opened).toEqual(['a1', 'a2', 'b1']);
});
