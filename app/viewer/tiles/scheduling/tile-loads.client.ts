import type OpenSeadragon from 'openseadragon';
import { isLinkRefused } from '../link-refusal.ts';
import type { SlideError } from '../slide-error.ts';

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

/** Whether the library tries again by itself, no longer does, or stopped because we told it to. */
type Ending = 'passing' | 'final' | 'cancelled';
/** Outdated: by now there is a newer link than the one that was refused. */
export type LinkVerdict = 'refused' | 'outdated';

/**
 * What is being loaded and what is missing. OpenSeadragon lets running loads of tiles that went out of
 * view finish first, and never asks again for a tile that failed, not even after panning back. It also takes
 * a view for complete while tiles of it wait for their next try.
 */
export class TileLoads {
  readonly #running = new Set<OpenSeadragon.ImageJob>();
  readonly #missing = new Set<OpenSeadragon.Tile>();
  readonly #retrying = new Set<OpenSeadragon.Tile>();
  /** Given up by the library because the link was refused: they wait for another link. */
  readonly #refused = new Set<OpenSeadragon.Tile>();
  /** How many renewals there had been when the tile was last asked for. */
  readonly #begunIn = new WeakMap<OpenSeadragon.Tile, number>();
  readonly #turnedAway = new WeakSet<OpenSeadragon.Tile>();
  #renewals = 0;
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

  get missing(): ReadonlySet<OpenSeadragon.Tile> {
    return this.#missing;
  }

  /** The tiles that are being loaded. */
  countOf(isSuch: (tile: OpenSeadragon.Tile) => boolean): number {
    return [...this.#running].filter(({ tile }) => isSuch(tile)).length;
  }

  /** False when the slide has been closed: retries of its tiles still come in, and must not go out. */
  started(job: OpenSeadragon.ImageJob): boolean {
    if (this.#closed) return false;
    this.#running.add(job);
    this.#begunIn.set(job.tile, this.#renewals);
    this.#turnedAway.delete(job.tile);
    return true;
  }

  ended(job: OpenSeadragon.ImageJob, error: SlideError | null = null): void {
    this.#running.delete(job);
    this.#lastError = error ?? this.#lastError;
    if (error !== null && isLinkRefused(error)) this.#turnedAway.add(job.tile);
  }

  /** Why the latest tile that failed did; null while none has. */
  get lastError(): SlideError | null {
    return this.#lastError;
  }

  arrived(tile: OpenSeadragon.Tile): void {
    this.#loaded += 1;
    for (const waiting of [this.#missing, this.#retrying, this.#refused]) waiting.delete(tile);
  }

  /** Tells of the link where that is why the load failed: such a tile is not missing before a newer one is tried. */
  failed(tile: OpenSeadragon.Tile, ending: Ending): LinkVerdict | null {
    this.#retrying.delete(tile);
    if (ending === 'cancelled') return null;
    const isRefused = this.#turnedAway.has(tile);
    if (ending === 'passing') this.#retrying.add(tile);
    else if (isRefused) this.#refused.add(tile);
    else this.#missing.add(tile);
    if (!isRefused) return null;
    return this.#begunIn.get(tile) === this.#renewals ? 'refused' : 'outdated';
  }

  /** Lets the refused tiles be asked for again, with a link that may be new. */
  askRefused(isLinkNew: boolean): void {
    if (isLinkNew) this.#renewals += 1;
    for (const tile of this.#refused) tile.exists = true;
    this.#refused.clear();
  }

  /** There is no other link for the refused tiles. */
  giveUpRefused(): void {
    for (const tile of this.#refused) this.#missing.add(tile);
    this.#refused.clear();
  }

  /** Lets the missing tiles, and only them, be asked for again. */
  forgive(): void {
    for (const tile of this.#missing) tile.exists = true;
    this.#missing.clear();
  }

  /** Whether such a tile has failed and is still to come. */
  awaits(isSuch: (tile: OpenSeadragon.Tile) => boolean): boolean {
    return [...this.#retrying, ...this.#refused].some(isSuch);
  }

  /** Cancels those of the view's own loads that no tile of the latest frames waits for. */
  cancelStale(isOfView: (tile: OpenSeadragon.Tile) => boolean): void {
    const jobs = [...this.#running].filter(({ tile }) => isOfView(tile));
    const latest = Math.max(...jobs.map(({ tile }) => tile.lastTouchTime));
    for (const job of jobs) if (latest - job.tile.lastTouchTime > STALE_AFTER_MS) this.#cancel(job);
  }

  /** Cancels the loads that a view at rest names as left behind. */
  cancelLeft(isLeft: (tile: OpenSeadragon.Tile) => boolean): void {
    for (const job of this.#running) if (isLeft(job.tile)) this.#cancel(job);
  }

  /** Forgets a load that never went out, and that nobody waits for. */
  drop(job: OpenSeadragon.ImageJob): void {
    if (!this.#running.has(job)) return;
    this.#cancel(job);
    this.#cancelled -= 1;
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#running) this.#cancel(job);
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
