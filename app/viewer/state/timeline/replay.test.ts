import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { draftOf, rulerOn } from '#app/core/viewing/random-readings.test-support.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { $isReplay, $log, commandAsked, imageOpened, prefixShown, recorded } from '../log.ts';
import { marksMade } from '../persistence.ts';
import { drawn, MEASURE, opened } from '../reading.test-support.ts';

const played = extendViewerLog(emptyViewerLog, [
  draftOf({ type: 'slide.opened', v: 1 }, 'g1', 'slide-1', 'primary'),
  draftOf({ type: 'ruler.drawn', v: 1, ruler: rulerOn('slide-1', 'r1') }, 'g2', 'slide-1', 'primary'),
]);

/** Stores of a live viewer or of a replay, and how often they had something to keep. */
async function storesOf(isReplay: boolean) {
  const scope = fork({ values: [[$isReplay, isReplay]] });
  const heard = { recorded: 0, kept: 0 };
  createWatch({ unit: recorded, scope, fn: () => (heard.recorded += 1) });
  createWatch({ unit: marksMade, scope, fn: () => (heard.kept += 1) });
  await allSettled(prefixShown, { scope, params: played });
  await allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('slide-1') } });
  for (const command of [{ type: 'open-slide', image: 'slide-1' } as const, MEASURE, drawn(1)])
    await allSettled(commandAsked, { scope, params: { pane: 'primary', command } });
  return { scope, heard };
}

it('a replay shows what is played, and neither a hand nor a key adds to it or makes anything to keep', async () => {
  const { scope, heard } = await storesOf(true);
  expect(scope.getState($log)).toBe(played);
  expect(heard).toEqual({ recorded: 0, kept: 0 });
});

it('a live log takes what is asked of it, and nothing that is played', async () => {
  const { scope, heard } = await storesOf(false);
  const types = scope.getState($log).log.entries.map(({ event }) => event.type);
  expect(types).toEqual(['slide.opened', 'mode.changed', 'ruler.drawn']);
  expect(heard.recorded).toBe(3);
  expect(heard.kept).toBeGreaterThan(0);
});
