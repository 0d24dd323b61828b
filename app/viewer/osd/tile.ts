import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { SlideError } from './slide-error.ts';

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

/** A slide as tiles, whatever its file format. */
export interface TileSource {
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
  /**
   * The tile's picture, which may be larger than the level where it runs over the edge; the caller owns
   * it. Rejects with `SlideFault`, or with AbortError once the signal is aborted.
   */
  readonly tile: (address: TileAddress, signal: AbortSignal) => Promise<ImageBitmap>;
  /** Lets go of what the source holds and cancels what it still loads. */
  readonly close: () => void;
}

export function tilesAcross(level: Level): number {
  return Math.max(1, Math.ceil(level.width / level.tileWidth));
}

export function tilesDown(level: Level): number {
  return Math.max(1, Math.ceil(level.height / level.tileHeight));
}
