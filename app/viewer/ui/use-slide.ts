import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { OpenImage } from '#app/core/viewing/decide.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { type LinkState, linkRenewed } from '../model/links.ts';
import { imageClosed, imageOpened } from '../model/log.ts';
import type { Pane } from '../osd/pane.client.ts';
import type { SlideError } from '../osd/slide-error.ts';

const PANE = 'primary';

export interface SlideFailure {
  readonly message: string;
  readonly detail: string | null;
}

interface OpenedSlide {
  /** Why there is nothing to see; null while there is, or may yet be. */
  readonly failure: SlideFailure | null;
  /** What was wrong with the better route when the slide is read from its file. */
  readonly fallback: SlideError | null;
  readonly kind: 'dzi' | 'tiff' | 'plain' | null;
}

/** The record has lost its reference to the file (specification 8). */
const NO_DATA: SlideFailure = { message: 'No slide data available', detail: null };

const NOTHING: OpenedSlide = { failure: null, fallback: null, kind: null };

/**
 * Opens the slide that the log has open, tiles first, the file as the way out (specification 4.4). Whatever
 * still arrives for a slide that was left is dropped.
 */
export function useSlide(pane: Pane | null, image: SlideImage | null, link: LinkState | null): OpenedSlide {
  const [arrived, setArrived] = useState<{ readonly of: LinkState | null; readonly opened: OpenedSlide }>({
    of: null,
    opened: NOTHING,
  });
  const emit = useUnit({ imageOpened, imageClosed, linkRenewed });

  useEffect(() => {
    if (pane === null || image === null || link?.kind !== 'ready') return;
    if (Date.parse(link.link.expiresAt) <= Date.now()) {
      emit.linkRenewed(link.link.blobId);
      return;
    }
    const leaving = new AbortController();
    const closing = openIn(pane, image, link.link, leaving.signal, (result) => {
      setArrived({ of: link, opened: result.opened });
      if (result.image !== null) emit.imageOpened({ pane: PANE, image: result.image });
    });
    return () => {
      leaving.abort();
      emit.imageClosed(PANE);
      void closing.then((close) => close());
    };
  }, [pane, image, link, emit]);

  if (image !== null && image.fileContent === null) return { ...NOTHING, failure: NO_DATA };
  if (link?.kind === 'failed') return { ...NOTHING, failure: { message: link.message, detail: null } };
  // What arrived for another link says nothing about this one.
  return arrived.of === link ? arrived.opened : NOTHING;
}

interface Arrival {
  readonly opened: OpenedSlide;
  readonly image: OpenImage | null;
}

/** Tells once how it went, unless the slide was left by then; resolves with what lets go of the slide. */
async function openIn(
  pane: Pane,
  image: SlideImage,
  link: SlideLink,
  signal: AbortSignal,
  tell: (arrival: Arrival) => void,
): Promise<() => void> {
  const failed = ({ text, detail }: SlideError): Arrival => ({
    opened: { ...NOTHING, failure: { message: text, detail } },
    image: null,
  });
  const { openSlide } = await import('../osd/tile-source.client.ts');
  const slide = await openSlide(link, signal);
  if (!slide.ok) {
    if (!signal.aborted) tell(failed(slide.error));
    return () => undefined;
  }
  const { value: source } = slide;
  const shown = signal.aborted ? null : await pane.open(source);
  if (shown !== null && !signal.aborted) {
    const { size, scale, fallback, kind } = source;
    tell(
      shown.ok
        ? {
            opened: { failure: null, fallback, kind },
            image: { id: image.imageId, checksum: image.checksum, size, scale },
          }
        : failed(shown.error),
    );
  }
  return () => source.close();
}
