import { readFile } from 'node:fs/promises';
import type { SlideScaleZodType } from '#contracts/generated/schemas/slide-scale.ts';
import type { SlideId } from './catalog.ts';
import { type SlideFacts, TILE_OVERLAP_PX, TILE_SIZE_PX, tileFile } from './deep-zoom.ts';

/** A slide file that can be handed out, and its tiles where there are any. */
export interface ServedSlide {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly contentType: string;
  /** As the file states it; null where it states none. */
  readonly scale: SlideScaleZodType | null;
  /** Null for a file that could not be turned into tiles and small pictures. */
  readonly tiled: TiledSlide | null;
}

export interface TiledSlide {
  /** Where its small pictures are. */
  readonly folder: string;
  readonly facts: Pick<SlideFacts, 'width' | 'height' | 'label' | 'macro'>;
  readonly tiles: DeepZoomTiles;
}

export interface DeepZoomTiles {
  /** Edge of a tile without its overlap, and what it shares with each neighbour, in pixels. */
  readonly sizePx: number;
  readonly overlapPx: number;
  /** A JPEG; null where the pyramid has no such tile. Level 0 is one pixel wide. */
  read(level: number, column: number, row: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** One real slide, ready to be served: the original file, and the folder with its tiles and small pictures. */
export interface Slide {
  readonly id: SlideId;
  readonly fileName: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly folder: string;
  readonly facts: SlideFacts;
  readonly tiles: DeepZoomTiles;
}

/** The bytes of a file; null where there is none. */
export async function fileBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A pyramid of which every tile is a file of its own. */
export const tilesInFolder = (folder: string): DeepZoomTiles => ({
  sizePx: TILE_SIZE_PX,
  overlapPx: TILE_OVERLAP_PX,
  read: (level, column, row) => fileBytes(tileFile(folder, level, column, row)),
});
