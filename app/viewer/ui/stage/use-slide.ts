import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { OpenImage } from '#app/core/viewing/decision.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { renewLinkFx } from '../../state/link-renewals.ts';
import { type LinkState, linkRenewed, openingOf } from '../../state/links.ts';
import { loadingChanged } from '../../state/loading.ts';
import { imageClosed, imageOpened } from '../../state/log.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import { slideCache } from '../screen/slide-cache.ts';
import { openRenewing } from './open-renewing.ts';
import { useCommitEffect } from './use-commit-effect.ts';

interface OpenedSlide {
  /** Why there is nothing to see; null while there is, or may yet be. */
  readonly error: SlideError | null;
  readonly route: 'dzi' | 'tiff' | 'plain' | null;
}

const NOTHING: OpenedSlide = { error: null, route: null };

/**
 * Opens the slide that the log has open in a pane, tiles first, the file as the way out (specification 4.4).
 * The commit that leaves a slide also takes its pixels off; whatever still arrives for it is dropped. A link that
 * is renewed while its slide is open goes to the slide, which stays.
 */
export function useSlide(
  side: PaneId,
  pane: Pane | null,
  image: SlideImage | null,
  link: LinkState | null,
): OpenedSlide {
  const [arrived, setArrived] = useState<{ readonly of: object | null; readonly opened: OpenedSlide }>({
    of: null,
    opened: NOTHING,
  });
  const emit = useUnit({ imageOpened, imageClosed, linkRenewed, loadingChanged, renewLinkFx });
  const opening = openingOf(link);
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
    if (Date.parse(now.link.expiresAt) <= Date.now()) {
      emit.linkRenewed(now.link.blobId);
      return;
    }
    const leaving = new AbortController();
    emit.loadingChanged({ pane: side, busy: true });
    const slide = openRenewing({ take: slideCache.take, renew: emit.renewLinkFx }, now.link, leaving.signal);
    const closing = showIn(pane, image, now.link, slide, leaving.signal, ({ opened, image: shown }) => {
      setArrived({ of: opening, opened });
      if (shown === null) emit.loadingChanged({ pane: side, busy: false });
      else emit.imageOpened({ pane: side, image: shown });
    });
    return () => {
      leaving.abort();
      pane.clear();
      emit.imageClosed(side);
      void closing.then((close) => close());
    };
  }, [side, pane, image, opening, emit]);

  // What arrived for another opening says nothing about this one.
  return arrived.of === opening ? arrived.opened : NOTHING;
}

interface Arrival {
  readonly opened: OpenedSlide;
  readonly image: OpenImage | null;
}

const failArrival = (error: SlideError): Arrival => ({ opened: { error, route: null }, image: null });

/** Tells once how it went, unless the slide was left by then; resolves with what lets go of the slide. */
async function showIn(
  pane: Pane,
  image: SlideImage,
  link: SlideLink,
  opening: ReturnType<typeof openRenewing>,
  signal: AbortSignal,
  tell: (arrival: Arrival) => void,
): Promise<() => void> {
  const slide = await opening;
  if (!slide.ok) {
    if (!signal.aborted) tell(failArrival(slide.error));
    return () => undefined;
  }
  const { source, renew } = slide.value;
  const shown = signal.aborted ? null : await pane.open(source, renew);
  if (shown !== null && !signal.aborted) {
    const { size, scale, kind } = source;
    const magnification = link.scale?.magnification ?? null;
    const opened = { id: image.imageId, checksum: image.checksum, size, scale, magnification };
    tell(shown.ok ? { opened: { error: null, route: kind }, image: opened } : failArrival(shown.error));
  }
  return () => source.close();
}
