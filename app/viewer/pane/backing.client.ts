import { smallPictureOf } from '../tiles/small-picture.client.ts';
import type { SlideTiles } from '../tiles/tile.ts';

/**
 * The whole slide as one small picture. Tiles that a view lacks are drawn over it: a reader who zooms out or goes far
 * away sees at once where they are, and not an empty pane until the tiles have come.
 */
export class Backing {
  readonly #source: Pick<SlideTiles, 'levels' | 'overlap' | 'want'>;
  readonly #arrived: () => void;
  readonly #leaving = new AbortController();
  #loading: Promise<ImageData | null> | null = null;
  #picture: ImageBitmap | null = null;

  /** `arrived` is called once there is a picture to draw. */
  constructor(source: Pick<SlideTiles, 'levels' | 'overlap' | 'want'>, arrived: () => void) {
    this.#source = source;
    this.#arrived = arrived;
  }

  /** Null until it has been loaded, and for a slide without a small level. */
  get picture(): ImageBitmap | null {
    return this.#picture;
  }

  /** Begins to load it, once. What cannot be had is tried again at the next call. */
  load(): void {
    void this.pixels().catch(() => undefined);
  }

  /** As `smallPictureOf`, which is asked once for all. */
  pixels(): Promise<ImageData | null> {
    this.#loading ??= this.#read().catch((cause: unknown) => {
      this.#loading = null;
      throw cause;
    });
    return this.#loading;
  }

  close(): void {
    this.#leaving.abort();
    this.#picture?.close();
    this.#picture = null;
  }

  async #read(): Promise<ImageData | null> {
    const pixels = await smallPictureOf(this.#source, this.#leaving.signal);
    if (pixels === null) return null;
    const picture = await createImageBitmap(pixels);
    if (this.#leaving.signal.aborted) picture.close();
    else {
      this.#picture = picture;
      this.#arrived();
    }
    return pixels;
  }
}
