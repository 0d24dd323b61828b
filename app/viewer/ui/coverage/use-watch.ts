import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Sight } from '#app/core/coverage/coverage.ts';
import { DWELL_MS } from '#app/core/coverage/dwell.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { sameViewport } from '../../pane/same-viewport.ts';
import { $tissueKnown, pictureFound, sightChanged, sightTimed } from '../../state/coverage/coverage.ts';
import { $isReplay } from '../../state/log.ts';
import type { LiveValue } from '../stage/live-value.ts';

interface WatchedPane {
  readonly side: PaneId;
  readonly pane: Pane | null;
  readonly image: OpenImage | null;
  /** By the log; null is the whole slide. */
  readonly viewport: Viewport | null;
  readonly size: ImageSize;
  /** What the frame on the screen shows. */
  readonly live: LiveValue<Viewport | null>;
  readonly sharpening: LiveValue<boolean>;
  /** Tiles of the view that were given up: there is nothing to be seen in their places. */
  readonly missing: number;
}

/** A moment more than a view has to stand: a timer may be early by a fraction. */
const LOOK_AFTER_MS = DWELL_MS + 20;

/** Tells what a pane shows, still and sharp, so that it can be counted as seen. */
export function useWatch(watched: WatchedPane): void {
  const { side, pane, image, viewport, size, live, sharpening, missing } = watched;
  const emit = useUnit({ sightChanged, sightTimed });
  useEffect(() => {
    // Asked each time: a pane at home has another view as soon as its size has changed, which is later than the page's.
    const sightNow = (): Sight | null => {
      const view = image === null ? null : (viewport ?? pane?.homeViewport() ?? null);
      return image === null || view === null || size.width === 0
        ? null
        : { image, viewport: view, pane: size };
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told: { readonly sight: Sight | null; readonly isSharp: boolean } = { sight: null, isSharp: false };
    const isSharpNow = (sight: Sight | null): boolean =>
      sight !== null &&
      missing === 0 &&
      !sharpening.get() &&
      document.visibilityState === 'visible' &&
      sameViewport(live.get(), sight.viewport);
    const tell = (): void => {
      const sight = sightNow();
      told = { sight, isSharp: isSharpNow(sight) };
      clearTimeout(timer);
      emit.sightChanged({ pane: side, ...told, at: performance.now() });
      if (told.isSharp)
        timer = setTimeout(() => emit.sightTimed({ pane: side, at: performance.now() }), LOOK_AFTER_MS);
    };
    // A moving slide calls this in every frame, and only the first of them is news.
    const look = (): void => {
      const sight = sightNow();
      const isOther = !sameViewport(sight?.viewport ?? null, told.sight?.viewport ?? null);
      if (isOther || isSharpNow(sight) !== told.isSharp) tell();
    };
    tell();
    const stops = [live.subscribe(look), sharpening.subscribe(look)];
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [side, pane, image, viewport, size, live, sharpening, missing, emit]);
  useTissue(side, pane, image);
}

/** The slide is opened and read first: looking for its tissue can wait. */
const TISSUE_AFTER_MS = 1500;

/** Has the tissue of a slide looked for, once. */
function useTissue(side: PaneId, pane: Pane | null, image: OpenImage | null): void {
  const { isKnown, isReplay, found } = useUnit({
    isKnown: $tissueKnown[side],
    isReplay: $isReplay,
    found: pictureFound,
  });
  const isWanted = pane !== null && image !== null && !isKnown && !isReplay;
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const picture = await pane.smallPicture();
      if (!leaving.signal.aborted) found({ image, picture });
    };
    // A tile that cannot be had now may come at the next opening; until then nobody is told where the tissue is.
    const timer = setTimeout(() => void look().catch(() => undefined), TISSUE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isWanted, pane, image, found]);
}
