import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { FoundPictures } from './associated.ts';
import type { SlideError } from './slide-error.ts';
import type { SlideLinkPart } from './slide-link.ts';

/** One resolution of a slide, in its own pixels. */
export interface Level extends ImageSize {
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Level-0 pixels per pixel of this level; 2.0005 happens. */
  readonly downsample: number;
}

export interface TileAddress {
  /** 0 is the full resolution. */
  readonly level: number;
  readonly column: number;
  readonly row: number;
}

/** Tells the tiles of one slide apart. */
export function tileName({ level, column, row }: TileAddress): string {
  return `${String(level)}/${String(column)}_${String(row)}`;
}

export interface WantedTile {
  readonly address: TileAddress;
  /** Aborted once nobody waits for this tile any more; the others of its batch go on. */
  readonly signal: AbortSignal;
}

/** What the eye waits for goes before what is only looked ahead. */
export type Priority = 'view' | 'ahead';

/** A slide as tiles, whatever its file format. */
export interface SlideTiles {
  /** The slide's blob id. */
  readonly id: string;
  readonly kind: 'dzi' | 'tiff' | 'plain';
  readonly size: ImageSize;
  /** Widest first; never empty. */
  readonly levels: readonly Level[];
  /** Pixels that a tile shares with each of its neighbours. */
  readonly overlap: number;
  readonly scale: Scale;
  /** Why the better route was left, for the reader's information; null when nothing went wrong. */
  readonly fallback: SlideError | null;
  /** Label, macro and thumbnail, as far as there are any. Read when asked for; rejects with `SlideFault` where none came. */
  readonly associated: () => Promise<FoundPictures>;
  /**
   * Pictures of the tiles, most wanted first and answered in the same places: a batch, so that neighbours can
   * share a request. A picture may be larger than the level where it runs over the edge; the caller owns it.
   * Each rejects with `SlideFault`, or with AbortError once its signal is aborted.
   */
  readonly want: (tiles: readonly WantedTile[], priority: Priority) => readonly Promise<ImageBitmap>[];
  /** A newer link to the same slide, for every request from now on. */
  readonly takeLink: (link: SlideLinkPart) => void;
  /** Lets go of what the source holds and cancels what it still loads. */
  readonly close: () => void;
}

/** Tiles that are loaded before anybody asks for them. */
export interface Prefetch {
  /** Each has come or failed. Never rejects. */
  readonly loaded: Promise<void>;
  /** Cancels what nobody has asked for. */
  readonly drop: () => void;
}

/** A slide that a pane can open. */
export interface TileSource extends SlideTiles {
  /** No other picture shows the whole slide before its tiles do: its coarsest level comes with the first of them. */
  readonly coarseFirst?: boolean;
  /**
   * The slide was opened before anybody asked for it, and the tiles of its first view have come or are on their
   * way.
   */
  readonly isMadeReady?: boolean;
  /** `want` hands over first what was loaded so. */
  readonly prefetch: (addresses: readonly TileAddress[], priority: Priority) => Prefetch;
  /**
   * Asks for a newer link because the source's own was refused. True once it has one; false when there is none to be
   * had.
   */
  readonly renew: () => Promise<boolean>;
}

/** One tile alone. */
export function tileOf(
  source: Pick<SlideTiles, 'want'>,
  address: TileAddress,
  signal: AbortSignal,
  priority: Priority = 'view',
): Promise<ImageBitmap> {
  return source.want([{ address, signal }], priority)[0] ?? Promise.reject(new RangeError('no tile'));
}

export function tilesAcross(level: Level): number {
  return Math.max(1, Math.ceil(level.width / level.tileWidth));
}

export function tilesDown(level: Level): number {
  return Math.max(1, Math.ceil(level.height / level.tileHeight));
}
