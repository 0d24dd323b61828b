import type OpenSeadragon from 'openseadragon';
import type { TilePatience } from '../../pane/osd-options.client.ts';
import type { PaneSignals } from '../../pane/pane.client.ts';
import { slideFailed } from '../slide-error.ts';
import type { TileSource } from '../tile.ts';
import { CANCELLED, type LinkVerdict, type TileLoads } from './tile-loads.client.ts';

interface FailuresOf {
  readonly viewer: OpenSeadragon.Viewer;
  readonly patience: TilePatience;
  readonly signals: PaneSignals;
  readonly loads: TileLoads;
  readonly source: Pick<TileSource, 'renew'>;
  /** The slide is still the one that the viewer holds. */
  readonly isOpen: () => boolean;
  /** Some tile has failed, for now or for good. */
  readonly changed: () => void;
}

/** OpenSeadragon looks for tiles to load only when it believes that the view changed. */
function askAgain(viewer: OpenSeadragon.Viewer): void {
  viewer.world.update(true);
  viewer.forceRedraw();
}

/** Tiles of one slide that did not come: a newer link for them, and another try when the reader wants one. */
export class TileFailures {
  readonly #of: FailuresOf;
  #isRenewing = false;

  constructor(of: FailuresOf) {
    this.#of = of;
  }

  failed(tile: OpenSeadragon.Tile, tries: number, message: string): void {
    const { loads, patience, changed } = this.#of;
    const isFinal = tries > patience.retries;
    const before = loads.counts.missing;
    const verdict = loads.failed(tile, message === CANCELLED ? 'cancelled' : isFinal ? 'final' : 'passing');
    if (verdict !== null) void this.#renew(verdict);
    if (loads.counts.missing > before) this.#lost(message);
    changed();
  }

  retry(): void {
    const { loads, signals, viewer } = this.#of;
    if (loads.counts.missing === 0) return;
    loads.forgive();
    signals.missing?.(0);
    askAgain(viewer);
  }

  /** Once for all tiles that wait for it. */
  async #renew(verdict: LinkVerdict): Promise<void> {
    const { loads, source, isOpen, viewer } = this.#of;
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const isRefused = verdict === 'refused';
    // Never at once: the library takes the tile out of the slide when everybody has heard of its failure.
    const hasNewer = await (isRefused ? source.renew() : Promise.resolve(true)).catch(() => false);
    this.#isRenewing = false;
    if (!isOpen()) return;
    if (hasNewer) {
      loads.askRefused(isRefused);
      askAgain(viewer);
      return;
    }
    const before = loads.counts.missing;
    loads.giveUpRefused();
    if (loads.counts.missing > before) this.#lost('the link to it was refused');
  }

  #lost(message: string): void {
    const { loads, signals, viewer, changed } = this.#of;
    const { loaded, loading, missing } = loads.counts;
    signals.missing?.(missing);
    viewer.forceRedraw();
    changed();
    if (loaded > 0 || loading > 0) return;
    signals.failed(loads.lastError ?? slideFailed(message));
  }
}
