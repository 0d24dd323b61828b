import type { ImageSize } from '#app/core/slides/geometry.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import type { Result } from '#contracts/result.ts';
import { isLinkRefused } from '../../tiles/link-refusal.ts';
import { overviewTiles } from '../../tiles/overview.ts';
import { tilesOfView } from '../../tiles/scheduling/look-ahead.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import type { TileAddress, TileSource } from '../../tiles/tile.ts';

type Opened = Result<TileSource, SlideError>;
type OpenSlide = (link: SlideLink, signal: AbortSignal) => Promise<Opened>;
/** A newer link than this one, which was refused; null when there is none. */
type NewerLink = (refused: SlideLink) => Promise<SlideLink | null>;

interface Kept {
  readonly address: string;
  readonly opening: Promise<Opened>;
  readonly leaving: AbortController;
}

/** Index -1 and +1 of the open slide (specification 4.4). */
const NEIGHBOURS = 2;
/** Decoded tiles of 256 KB each: two neighbours hold 32 MB at most. A file without small levels would hold thousands. */
const MOST_KEPT = 64;

export interface SlideCache {
  /** How large the pane is in which slides are opened, in CSS pixels: what is kept ready is what it will show first. */
  readonly measured: (pane: ImageSize) => void;
  /**
   * Opens the slide that the page begins with before there is a pane, with its small picture, and keeps the tiles that show the whole of it in a
   * pane of about that size, in CSS pixels.
   */
  readonly begin: (link: SlideLink, pane: ImageSize) => Promise<void>;
  /** Resolves when what `begin` asked for has come, or at once where nothing was begun. Never rejects. */
  readonly begun: () => Promise<void>;
  /** Opens it and keeps it for whoever takes it; rejects with the reason when it cannot be opened. */
  readonly preload: (link: SlideLink) => Promise<void>;
  /**
   * From then on the source is the caller's to close. A link that is refused, now or while the slide is open, gives way
   * to a newer one. Never rejects; gives an aborted one the reason for it.
   */
  readonly take: (link: SlideLink, signal: AbortSignal, newerLink: NewerLink) => Promise<Opened>;
  /** Lets go of everything that nobody took. */
  readonly empty: () => void;
}

/** What shows the whole of a slide in a pane of that size, as it is shown first. */
const firstTiles = ({ levels, size }: TileSource, pane: ImageSize): readonly TileAddress[] =>
  tilesOfView(levels, homeViewport(size, pane, 0), pane);

function drop({ opening, leaving }: Kept): void {
  leaving.abort();
  void opening.then((slide) => slide.ok && slide.value.close());
}

/** Slides that were opened before anybody asked for them, at most one for each neighbour. */
export function createSlideCache(
  open: OpenSlide,
  fetchPicture: (address: string) => void = () => undefined,
): SlideCache {
  let kept: readonly Kept[] = [];
  let measuredPane: ImageSize | null = null;
  let firstView: Promise<void> = Promise.resolve();

  const pick = (link: SlideLink): Kept | undefined => {
    // By the signed address, so that a renewed link is never answered with what the expired one opened.
    const found = kept.find(({ address }) => address === link.link);
    kept = kept.filter((one) => one !== found);
    return found;
  };

  const openOrPick = async (link: SlideLink, signal: AbortSignal): Promise<Opened> => {
    const found = pick(link);
    if (found === undefined) return open(link, signal);
    signal.addEventListener('abort', () => found.leaving.abort(), { once: true });
    const slide = await found.opening;
    // A failure of looking ahead is no answer to a reader who asks now.
    return slide.ok || signal.aborted ? slide : open(link, signal);
  };

  const keep = (link: SlideLink): Kept => {
    const known = pick(link);
    const leaving = known?.leaving ?? new AbortController();
    const one = known ?? { address: link.link, leaving, opening: open(link, leaving.signal) };
    for (const old of [one, ...kept].slice(NEIGHBOURS)) drop(old);
    kept = [one, ...kept].slice(0, NEIGHBOURS);
    return one;
  };

  return {
    measured: (pane) => {
      measuredPane = pane;
    },
    begin: (link, pane) => {
      // Before the tiles, which take up every connection of the browser for a while.
      if (link.thumbnailUrl !== null) fetchPicture(link.thumbnailUrl);
      firstView = keep(link).opening.then((slide) =>
        slide.ok ? slide.value.prefetch(firstTiles(slide.value, pane), 'view').loaded : undefined,
      );
      return firstView;
    },
    begun: () => firstView,
    preload: async (link) => {
      const one = keep(link);
      const slide = await one.opening;
      if (slide.ok) {
        const { value } = slide;
        const tiles = measuredPane === null ? overviewTiles(value) : firstTiles(value, measuredPane);
        return value.prefetch(tiles.slice(0, MOST_KEPT), 'ahead').loaded;
      }
      kept = kept.filter((other) => other !== one);
      throw new Error(slide.error.text);
    },
    take: async (link, signal, newerLink) => {
      let latest = link;
      const isMadeReady = kept.some(({ address }) => address === link.link);
      let slide = await openOrPick(latest, signal);
      if (!slide.ok && !signal.aborted && isLinkRefused(slide.error)) {
        const newer = await newerLink(latest);
        if (newer === null || signal.aborted) return slide;
        latest = newer;
        slide = await openOrPick(latest, signal);
      }
      if (!slide.ok) return slide;
      const source = slide.value;
      const renew = async (): Promise<boolean> => {
        const newer = await newerLink(latest);
        if (newer === null || signal.aborted) return false;
        latest = newer;
        source.takeLink(newer);
        return true;
      };
      return { ok: true, value: { ...source, renew, isMadeReady, coarseFirst: link.thumbnailUrl === null } };
    },
    empty: () => {
      for (const one of kept) drop(one);
      kept = [];
    },
  };
}

/** What the page shows of a slide until its tiles are there is in the browser's cache then. */
function fetchPicture(address: string): void {
  new Image().src = address;
}

/** The page's own. The reader's code comes with the first slide, since it never runs on the server. */
export const slideCache = createSlideCache(async (link, signal) => {
  const { openSlide } = await import('../../tiles/tile-source.client.ts');
  return openSlide(link, signal);
}, fetchPicture);
