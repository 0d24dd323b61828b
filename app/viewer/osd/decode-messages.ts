import type { TileCoding } from './tile-coding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A stream that the browser decodes. */
export interface PictureWork {
  readonly kind: 'picture';
  readonly type: 'image/jpeg' | 'image/webp';
  readonly data: Bytes;
  readonly width: number;
  readonly height: number;
}

/** Bytes that only TIFF knows. */
export interface SamplesWork {
  readonly kind: 'samples';
  readonly coding: TileCoding;
  readonly parts: readonly Bytes[];
}

export type DecodeWork = PictureWork | SamplesWork;

/** To the worker: a tile to decode, or the id of one that nobody waits for any more. */
export type DecodeOrder = { readonly id: number; readonly work: DecodeWork } | { readonly cancelled: number };

/** From the worker, once for each tile that was begun. */
export type TileAnswer =
  | { readonly id: number; readonly picture: ImageBitmap }
  | { readonly id: number; readonly fault: string };

/** The worker says once that it has been loaded. */
export type DecodeAnswer = TileAnswer | { readonly listening: true };
