import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { imageClosed } from './log.ts';
import { $activePane, $split, panes } from './panes.ts';

/** Specification 4.4 and 9. */
export const OVERLAY_HIDE_DELAY_MS = 200;
export const OVERLAY_FORCED_END_MS = 60_000;

/** True from the opening of a slide until its first view is complete. */
export const loadingChanged = createEvent<{ readonly pane: PaneId; readonly busy: boolean }>();

/** Resolves after so many milliseconds. Without a handler an overlay that is shown stays. */
export const overlayWaitFx = createEffect<
  { readonly pane: PaneId; readonly ms: number; readonly turn: number },
  void
>(() => {
  throw new Error('The page gives the handler');
});

interface Overlay {
  readonly shown: boolean;
  readonly busy: boolean;
  /** Rises with each change, so that an older wait that ends late changes nothing. */
  readonly turn: number;
  /** The slide was taken away by force: it never finished loading. */
  readonly forced: boolean;
}

const HIDDEN: Overlay = { shown: false, busy: false, turn: 0, forced: false };

type Overlays = Readonly<Record<PaneId, Overlay>>;

export const $overlays = createStore<Overlays>(
  { primary: HIDDEN, secondary: HIDDEN },
  { serialize: 'ignore' },
)
  .on(loadingChanged, (all, { pane, busy }) => {
    const now = all[pane];
    if (now.busy === busy) return all;
    return { ...all, [pane]: { ...now, busy, shown: busy || now.shown, turn: now.turn + 1, forced: false } };
  })
  .on(imageClosed, (all, pane) => ({
    ...all,
    [pane]: { ...all[pane], busy: true, shown: true, turn: all[pane].turn + 1, forced: false },
  }))
  .on(overlayWaitFx.done, (all, { params: { pane, turn } }) => {
    const now = all[pane];
    return now.turn === turn ? { ...all, [pane]: { ...now, shown: false, forced: now.busy } } : all;
  });

for (const pane of ['primary', 'secondary'] as const) {
  const $turn = $overlays.map((all) => all[pane].turn);
  sample({
    clock: $turn,
    source: $overlays,
    fn: (all) => ({
      pane,
      ms: all[pane].busy ? OVERLAY_FORCED_END_MS : OVERLAY_HIDE_DELAY_MS,
      turn: all[pane].turn,
    }),
    target: overlayWaitFx,
  });
}

/** No slide to work on, and not because it failed: what ended without a slide has failed, and is waited for no more. */
const isWaiting = (overlay: Overlay, busy: boolean): boolean => busy && (overlay.turn === 0 || overlay.busy);

/** A slide of a pane that is shown is still on its way, so that no button may be pressed (specification 2.8). */
export const $isLoading = combine(
  { overlays: $overlays, split: $split, primary: panes.primary.$busy, secondary: panes.secondary.$busy },
  ({ overlays, split, primary, secondary }) =>
    isWaiting(overlays.primary, primary) || (split && isWaiting(overlays.secondary, secondary)),
);

/** The active pane has no slide to work on: it is on its way, or could not be shown, or its marks are still being read. */
export const $isActiveBusy = combine(
  { active: $activePane, primary: panes.primary.$busy, secondary: panes.secondary.$busy },
  ({ active, ...busy }) => busy[active],
);
