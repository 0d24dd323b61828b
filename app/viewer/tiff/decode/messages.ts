import type { SlideError } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
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

/** A tile that is a file of its own, as it came. */
export interface BytesWork {
  readonly kind: 'bytes';
  readonly data: Bytes;
}

/** A tile that is a file of its own and has yet to be fetched. */
export interface FileWork {
  readonly kind: 'file';
  /** Absolute: the worker's own address is another than the page's. */
  readonly url: string;
}

export type LoadedWork = PictureWork | SamplesWork | BytesWork;
export type DecodeWork = LoadedWork | FileWork;

/** To the worker: a tile to decode, or the id of one that nobody waits for any more. */
export type DecodeOrder =
  | { readonly id: number; readonly work: DecodeWork; readonly priority: Priority }
  | { readonly cancelled: number };

/** From the worker, once for each tile that was begun. */
export type TileAnswer =
  | { readonly id: number; readonly picture: ImageBitmap }
  | { readonly id: number; readonly fault: SlideError; readonly passing: boolean };

/** The worker says once that it has been loaded. */
export type DecodeAnswer = TileAnswer | { readonly listening: true };
