import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { scaleOfImage } from '#app/core/slides/scale.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { useCommitEffect } from '#app/ui/feedback/use-commit-effect.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import type { Result } from '#contracts/result.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { renewLinkFx } from '../../state/link-renewals.ts';
import { $linkIn, $openingIn } from '../../state/links.ts';
import { loadingChanged } from '../../state/loading.ts';
import { imageClosed, imageOpened } from '../../state/log.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import type { TileSource } from '../../tiles/tile.ts';
import { slideCache } from '../screen/slide-cache.ts';

interface OpenedSlide {
  /** Why there is nothing to see; null while there is, or may yet be. */
  readonly error: SlideError | null;
  readonly route: 'dzi' | 'tiff' | 'plain' | null;
}

const NOTHING: OpenedSlide = { error: null, route: null };

/**
 * Opens the slide that the log has open in a pane, tiles first, the file as the way out (specification 4.4).
 * The commit that leaves a slide also takes its pixels off; whatever still arrives for it is dropped. A link that
 * is renewed while its slide is open goes to the slide, which stays. That a link has ended is the server's word: the
 * clock of this computer may be wrong.
 */
export function useSlide(side: PaneId, pane: Pane | null, image: SlideImage | null): OpenedSlide {
  const [arrived, setArrived] = useState<{ readonly of: object | null; readonly opened: OpenedSlide }>({
    of: null,
    opened: NOTHING,
  });
  const { link, opening } = useUnit({ link: $linkIn[side], opening: $openingIn[side] });
  const emit = useUnit({ imageOpened, imageClosed, loadingChanged, renewLinkFx });
  const latest = useRef(link);
  useCommitEffect(() => {
    latest.current = link;
  });

  useCommitEffect(() => {
    const now = latest.current;
    if (now !== null && now.kind !== 'ready') {
      emit.loadingChanged({ pane: side, busy: now.kind === 'loading' });
      return;
    }
    if (pane === null || image === null || now === null) return;
    const leaving = new AbortController();
    emit.loadingChanged({ pane: side, busy: true });
    const slide = slideCache.take(now.link, leaving.signal, emit.renewLinkFx);
    void showIn(pane, slide, leaving.signal).then((shown) => {
      if (leaving.signal.aborted) return;
      setArrived({ of: opening, opened: openedSlide(shown) });
      if (shown.ok) emit.imageOpened({ pane: side, image: openImage(image, now.link, shown.value) });
      else emit.loadingChanged({ pane: side, busy: false });
    });
    return () => {
      leaving.abort();
      pane.clear();
      emit.imageClosed(side);
      void slide.then((opened) => opened.ok && opened.value.close());
    };
  }, [side, pane, image, opening, emit]);

  // What arrived for another opening says nothing about this one.
  return arrived.of === opening ? arrived.opened : NOTHING;
}

/** The source once the pane shows it. */
async function showIn(
  pane: Pane,
  opening: Promise<Result<TileSource, SlideError>>,
  signal: AbortSignal,
): Promise<Result<TileSource, SlideError>> {
  const slide = await opening;
  if (!slide.ok || signal.aborted) return slide;
  const shown = await pane.open(slide.value);
  return shown.ok ? slide : shown;
}

const openedSlide = (shown: Result<TileSource, SlideError>): OpenedSlide =>
  shown.ok ? { error: null, route: shown.value.kind } : { error: shown.error, route: null };

const openImage = (
  { imageId, checksum, enteredScale }: SlideImage,
  link: SlideLink,
  { size, scale }: TileSource,
): OpenImage => ({
  id: imageId,
  checksum,
  size,
  scale: scaleOfImage(scale, enteredScale),
  magnification: link.scale?.magnification ?? null,
});
