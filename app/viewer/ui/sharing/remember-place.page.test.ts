import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { Place } from '#app/core/resources/last-place.ts';
import { stampFx } from '../../state/log.ts';
import { ask, caseOf, countedStamps, movedTo, open, opened } from '../../state/reading.test-support.ts';
import { caseHandedOver } from '../../state/slides.ts';
import { readVisitFx, visitWaitFx, writeVisitFx } from '../../state/visit.ts';
import { openingAt, rememberPlace } from './remember-place.ts';

const OWNER = { userId: 'u', caseId: 'c' };
const view = { x: 300, y: 5, scale: 1, rotation: 0 };

it('keeps which slide and which view the first pane shows, after each step of the reader and at the end', async () => {
  const scope = fork({
    handlers: [
      [stampFx, countedStamps('v')],
      [readVisitFx, () => null],
      [writeVisitFx, () => undefined],
      [visitWaitFx, () => undefined],
    ],
  });
  const noted: Place[] = [];
  let flushed = 0;
  const keeper = { note: (place: Place) => void noted.push(place), flush: () => void (flushed += 1) };
  const stop = rememberPlace(scope, OWNER, keeper);
  const images = caseOf({ A: ['a1', 'a2'] });
  await allSettled(caseHandedOver, { scope, params: { ...OWNER, images, start: 0 } });
  await open(scope, opened('a2'));
  await ask(scope, movedTo(300));
  expect(noted.at(-1)).toEqual({ slide: { imageId: 'a2', view } });
  window.dispatchEvent(new Event('pagehide'));
  expect(flushed).toBe(1);
  noted.length = 0;
  stop();
  expect(noted).toEqual([{ slide: { imageId: 'a2', view } }]);
  expect(flushed).toBe(2);
  await ask(scope, movedTo(400));
  expect(noted).toHaveLength(1);
});

it('opens a case at the kept slide and view, and nowhere else where the slide has gone', () => {
  const images = new Set(['a1', 'a2']);
  expect(openingAt({ slide: { imageId: 'a2', view } }, images)).toEqual({
    first: { imageId: 'a2', view: { centre: { x: 300, y: 5 }, scale: 1, rotation: 0 } },
    second: null,
    synced: false,
    alignment: null,
    markId: null,
  });
  expect(openingAt({ slide: { imageId: 'a1', view: null } }, images)?.first.view).toBeNull();
  expect(openingAt({ slide: { imageId: 'gone', view } }, images)).toBeNull();
  expect(openingAt({ slide: null }, images)).toBeNull();
  expect(openingAt(null, images)).toBeNull();
});
