import type OpenSeadragon from 'openseadragon';
import type { SlideError } from './slide-error.ts';

/** A tile that the view has left this long ago is not worth its connection any more. */
const STALE_AFTER_MS = 250;
/** Above any limit: the image loader tries a failed job again while its tries are below the limit. */
export const NEVER_AGAIN = Number.MAX_SAFE_INTEGER;

/** What OpenSeadragon says of a job that was aborted, and of no other. */
export const CANCELLED = 'Image load aborted.';

export interface TileCounts {
  readonly loaded: number;
  /** Given up after all tries. */
  readonly missing: number;
  readonly loading: number;
  /** Left unfinished because the view moved on. */
  readonly cancelled: number;
}

export const NOTHING_LOADED: TileCounts = { loaded: 0, missing: 0, loading: 0, cancelled: 0 };

/**
 * What is being loaded and what is missing. OpenSeadragon lets running loads of tiles that went out of
 * view finish first, and never asks again for a tile that failed, not even after panning back.
 */
export class TileLoads {
  readonly #running = new Set<OpenSeadragon.ImageJob>();
  readonly #missing = new Set<OpenSeadragon.Tile>();
  #lastError: SlideError | null = null;
  #closed = false;
  #loaded = 0;
  #cancelled = 0;

  get counts(): TileCounts {
    return {
      loaded: this.#loaded,
      missing: this.#missing.size,
      loading: this.#running.size,
      cancelled: this.#cancelled,
    };
  }

  /** False when the slide has been closed: retries of its tiles still come in, and must not go out. */
  started(job: OpenSeadragon.ImageJob): boolean {
    if (!this.#closed) this.#running.add(job);
    return !this.#closed;
  }

  ended(job: OpenSeadragon.ImageJob, error: SlideError | null = null): void {
    this.#running.delete(job);
    this.#lastError = error ?? this.#lastError;
  }

  /** Why the latest tile that failed did; null while none has. */
  get lastError(): SlideError | null {
    return this.#lastError;
  }

  arrived(tile: OpenSeadragon.Tile): void {
    this.#loaded += 1;
    this.#missing.delete(tile);
  }

  /** Call once no further try will be made. */
  lost(tile: OpenSeadragon.Tile): void {
    this.#missing.add(tile);
  }

  /** Lets the missing tiles, and only them, be asked for again. */
  forgive(): void {
    for (const tile of this.#missing) tile.exists = true;
    this.#missing.clear();
  }

  /** Cancels the loads that no tile of the latest frames waits for. */
  cancelStale(): void {
    const jobs = [...this.#running];
    const latest = Math.max(...jobs.map(({ tile }) => tile.lastTouchTime));
    for (const job of jobs) if (latest - job.tile.lastTouchTime > STALE_AFTER_MS) this.#cancel(job);
  }

  close(): void {
    this.#closed = true;
    for (const job of [...this.#running]) this.#cancel(job);
  }

  #cancel(job: OpenSeadragon.ImageJob): void {
    this.#running.delete(job);
    this.#cancelled += 1;
    job.tries = NEVER_AGAIN;
    job.abort();
    // Aborting marks the tile as one that does not exist, and it would never be asked for again.
    job.tile.exists = true;
  }
}
