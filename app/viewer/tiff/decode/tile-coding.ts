import type { Priority } from '../../tiles/tile.ts';

/** How the tiles of one TIFF directory are coded, as its tags say. */
export interface TileCoding {
  /** TIFF Compression. */
  readonly compression: number;
  /** TIFF PhotometricInterpretation. */
  readonly photometric: number;
  /** SOI, tables, EOI; null where the tiles bring their own. */
  readonly jpegTables: Uint8Array<ArrayBuffer> | null;
  readonly samplesPerPixel: number;
  /** One entry for each sample. */
  readonly bitsPerSample: readonly number[];
  /** 1 unsigned, 2 signed, 3 floating point. */
  readonly sampleFormat: number;
  /** 1 none, 2 horizontal differences, 3 the same of floating point. */
  readonly predictor: number;
  /** 1: a tile is one run of bytes. 2: one run for each sample. */
  readonly planarConfiguration: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly littleEndian: boolean;
  /** Reds, then greens, then blues, of 16 bits each; null without a palette. */
  readonly colorMap: Uint16Array<ArrayBuffer> | null;
}

/** Makes pictures of the tiles of one directory. */
export interface TileDecoder {
  /**
   * The whole tile, `tileWidth` × `tileHeight`; the caller owns it. `parts` is the tile's bytes, one part for
   * each plane. Rejects with `SlideFault`, or with AbortError once the signal is aborted.
   */
  readonly decode: (
    parts: readonly Uint8Array<ArrayBuffer>[],
    priority: Priority,
    signal: AbortSignal,
  ) => Promise<ImageBitmap>;
}
