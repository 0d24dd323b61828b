import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $lastMeasurement } from './last-measurement.ts';
import { $log, entriesRestored, stampFx } from './log.ts';
import { ask, countedStamps, drawn, MEASURE, movedTo, open, opened } from './reading.test-support.ts';

it('is the ruler that was drawn last here, whatever else is done', async () => {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  await open(scope, opened('a1'));
  await ask(scope, MEASURE);
  expect(scope.getState($lastMeasurement)).toBeNull();
  for (const command of [drawn(1), drawn(2), movedTo(3)]) await ask(scope, command);
  const last = scope.getState($log).view.rulers('a1').at(-1);
  expect(scope.getState($lastMeasurement)).toEqual({ pane: 'primary', rulerId: last?.id });
});

it('is none that comes from an earlier visit', async () => {
  const before = fork({ handlers: [[stampFx, countedStamps()]] });
  await open(before, opened('a1'));
  for (const command of [MEASURE, drawn(1)]) await ask(before, command);
  const drafts = before.getState($log).view.kept('a1');
  const scope = fork({});
  await allSettled(entriesRestored, { scope, params: { imageId: 'a1', drafts, dropped: false } });
  expect(scope.getState($log).view.rulers('a1')).toHaveLength(1);
  expect(scope.getState($lastMeasurement)).toBeNull();
});
