import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $isLoading,
  $overlays,
  loadingChanged,
  OVERLAY_FORCED_END_MS,
  OVERLAY_HIDE_DELAY_MS,
  overlayWaitFx,
} from './loading.ts';
import { imageClosed, imageOpened, stampFx } from './log.ts';
import { ask, countedStamps, open, opened } from './reading.test-support.ts';

/** A clock that only goes on when the test says so. */
function waiting() {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const scope = fork({
    handlers: [
      [overlayWaitFx, ({ ms }: { ms: number }) => new Promise<void>((end) => waits.push({ ms, end }))],
    ],
  });
  const shown = () => scope.getState($overlays).primary.shown;
  const change = (busy: boolean) => {
    void allSettled(loadingChanged, { scope, params: { pane: 'primary', busy } });
  };
  const end = async (index: number) => {
    waits[index]?.end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { scope, waits, shown, change, end };
}

describe('the overlay of a slide that loads', () => {
  it('S4.4-05 S9-11 hides 200 ms after loading stops, and is forced off after 60 s', () => {
    expect([OVERLAY_HIDE_DELAY_MS, OVERLAY_FORCED_END_MS]).toEqual([200, 60_000]);
    const page = waiting();
    page.change(true);
    page.change(false);
    expect(page.waits.map(({ ms }) => ms)).toEqual([60_000, 200]);
  });

  it('stays until the wait is over, and then goes', async () => {
    const page = waiting();
    page.change(true);
    page.change(false);
    expect(page.shown()).toBe(true);
    await page.end(1);
    expect(page.shown()).toBe(false);
  });

  it('a wait that began before loading went on hides nothing', async () => {
    const page = waiting();
    for (const busy of [true, false, true]) page.change(busy);
    await page.end(1);
    expect(page.shown()).toBe(true);
    await page.end(2);
    expect(page.scope.getState($overlays).primary).toMatchObject({ shown: false, forced: true, busy: true });
  });

  it('a slide that is left shows it again at once, in its own pane only', () => {
    const page = waiting();
    void allSettled(imageClosed, { scope: page.scope, params: 'primary' });
    expect(page.shown()).toBe(true);
    expect(page.scope.getState($overlays).secondary.shown).toBe(false);
  });
});

describe('whether a slide is still on its way, S2.8', () => {
  it('is so before one is open, and over when it failed', () => {
    const page = waiting();
    expect(page.scope.getState($isLoading)).toBe(true);
    page.change(true);
    expect(page.scope.getState($isLoading)).toBe(true);
    page.change(false);
    expect(page.scope.getState($isLoading)).toBe(false);
  });

  it('waits for a second pane only while it is shown', async () => {
    const scope = fork({
      handlers: [
        [overlayWaitFx, () => undefined],
        [stampFx, countedStamps()],
      ],
    });
    await open(scope, opened('one'));
    expect(scope.getState($isLoading)).toBe(false);
    await ask(scope, { type: 'open-split' });
    expect(scope.getState($isLoading)).toBe(true);
    await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('one') } });
    expect(scope.getState($isLoading)).toBe(false);
    await allSettled(loadingChanged, { scope, params: { pane: 'secondary', busy: true } });
    await allSettled(imageClosed, { scope, params: 'secondary' });
    expect(scope.getState($isLoading)).toBe(true);
    await ask(scope, { type: 'close-split' });
    expect(scope.getState($isLoading)).toBe(false);
  });
});
