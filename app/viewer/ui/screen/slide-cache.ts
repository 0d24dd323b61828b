import type { Result } from '#contracts/result.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import type { SlideLinkPart } from '../../tiles/slide-link.ts';
import type { TileSource } from '../../tiles/tile.ts';

type Opened = Result<TileSource, SlideError>;
interface SlidePorts {
  readonly open: (link: SlideLinkPart, signal: AbortSignal) => Promise<Opened>;
  /** Fetches what the first view of it will show. */
  readonly warm: (source: TileSource, signal: AbortSignal) => Promise<void>;
}

interface Kept {
  readonly address: string;
  readonly opening: Promise<Opened>;
  readonly leaving: AbortController;
}

/** Index -1 and +1 of the open slide (specification 4.4). */
const NEIGHBOURS = 2;

export interface SlideCache {
  /** Opens it and keeps it for whoever takes it; rejects with the reason when it cannot be opened. */
  readonly preload: (link: SlideLinkPart) => Promise<void>;
  /** From then on the source is the caller's to close. Never rejects; gives an aborted one the reason for it. */
  readonly take: (link: SlideLinkPart, signal: AbortSignal) => Promise<Opened>;
  /** Lets go of everything that nobody took. */
  readonly empty: () => void;
}

/** Slides that were opened before anybody asked for them, at most one for each neighbour. */
export function createSlideCache({ open, warm }: SlidePorts): SlideCache {
  let kept: readonly Kept[] = [];

  const drop = ({ opening, leaving }: Kept): void => {
    leaving.abort();
    void opening.then((slide) => slide.ok && slide.value.close());
  };

  const pick = (link: SlideLinkPart): Kept | undefined => {
    // By the signed address, so that a renewed link is never answered with what the expired one opened.
    const found = kept.find(({ address }) => address === link.link);
    kept = kept.filter((one) => one !== found);
    return found;
  };

  return {
    preload: async (link) => {
      const known = pick(link);
      const leaving = known?.leaving ?? new AbortController();
      const one = known ?? { address: link.link, leaving, opening: open(link, leaving.signal) };
      for (const old of [one, ...kept].slice(NEIGHBOURS)) drop(old);
      kept = [one, ...kept].slice(0, NEIGHBOURS);
      const slide = await one.opening;
      if (slide.ok) return warm(slide.value, leaving.signal);
      kept = kept.filter((other) => other !== one);
      throw new Error(slide.error.text);
    },
    take: async (link, signal) => {
      const found = pick(link);
      if (found === undefined) return open(link, signal);
      signal.addEventListener('abort', () => found.leaving.abort(), { once: true });
      const slide = await found.opening;
      // A failure of looking ahead is no answer to a reader who asks now.
      return slide.ok || signal.aborted ? slide : open(link, signal);
    },
    empty: () => {
      for (const one of kept) drop(one);
      kept = [];
    },
  };
}

/** The page's own. The reader's code comes with the first slide, since it never runs on the server. */
export const slideCache = createSlideCache({
  open: async (link, signal) => {
    const { openSlide } = await import('../../tiles/tile-source.client.ts');
    return openSlide(link, signal);
  },
  warm: async (source, signal) => {
    const { overviewOf } = await import('../../tiles/tile-source.client.ts');
    await overviewOf(source, signal);
  },
});
