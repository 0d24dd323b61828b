import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { NO_ADJUSTMENT } from '#app/core/viewing/adjustment.ts';
import { stampFx } from '../log.ts';
import { ask, countedStamps, open, opened } from '../reading.test-support.ts';
import { $adjustments, adjustmentEnded, pictureAdjusted } from './adjustments.ts';

it('a picture is adjusted in one pane only, and a second pane that is opened anew begins neutral', async () => {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  await open(scope, opened('one'));
  await ask(scope, { type: 'open-split' });
  await allSettled(pictureAdjusted, { scope, params: { pane: 'primary', part: { gamma: 2 } } });
  await allSettled(pictureAdjusted, { scope, params: { pane: 'secondary', part: { contrast: 0.8 } } });
  await allSettled(pictureAdjusted, { scope, params: { pane: 'secondary', part: { gamma: 1.1 } } });
  const first = { ...NO_ADJUSTMENT, gamma: 2 };
  expect(scope.getState($adjustments)).toEqual({
    primary: first,
    secondary: { brightness: 1, contrast: 0.8, gamma: 1.1 },
  });
  await ask(scope, { type: 'close-split' });
  expect(scope.getState($adjustments)).toEqual({ primary: first, secondary: NO_ADJUSTMENT });
  await allSettled(adjustmentEnded, { scope, params: 'primary' });
  expect(scope.getState($adjustments).primary).toEqual(NO_ADJUSTMENT);
});
