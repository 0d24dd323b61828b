import type { ImageSize } from '../slides/geometry.ts';
import type { OpenImage } from '../viewing/decide/decision.ts';
import { type Band, bandOf } from './band.ts';
import { type CoverageGrid, gridOf, type ShownPart, squaresIn } from './grid.ts';

/** What was seen of one slide. */
export interface Coverage {
  readonly grid: CoverageGrid;
  /** For each square the finest band that it was seen at. */
  readonly seen: Uint8Array;
  /** For each square 1 where there is tissue; null until it was looked for. */
  readonly tissue: Uint8Array | null;
}

/** What a pane showed long enough and sharp. */
export interface Sight extends ShownPart {
  readonly image: OpenImage;
}

export function emptyCoverage(size: ImageSize): Coverage {
  const grid = gridOf(size);
  return { grid, seen: new Uint8Array(grid.columns * grid.rows), tissue: null };
}

/** Adds what one view showed. A view that shows nothing new gives back the object that it was given. */
export function withSight(coverage: Coverage, { image, ...part }: Sight): Coverage {
  const { grid, seen } = coverage;
  const band = bandOf(image, part.viewport.scale);
  let after: Uint8Array | null = null;
  squaresIn(grid, part, (first, end) => {
    for (let at = first; at < end; at += 1) {
      if ((seen[at] ?? 0) >= band) continue;
      after ??= seen.slice();
      after[at] = band;
    }
  });
  return after === null ? coverage : { ...coverage, seen: after };
}

/** What two windows have seen of the same slide, together. */
export function mergedCoverage(one: Coverage, other: Coverage): Coverage {
  if (one.seen.length !== other.seen.length) return one;
  const seen = one.seen.map((band, at) => Math.max(band, other.seen[at] ?? 0));
  return { grid: one.grid, seen, tissue: one.tissue ?? other.tissue };
}

/** Squares of tissue, and how many of them were seen at a band or finer. */
export interface SeenSquares {
  readonly tissue: number;
  readonly seen: number;
}

/** Null while nobody knows where the tissue is. */
export function squaresSeen({ seen, tissue }: Coverage, least: Band): SeenSquares | null {
  if (tissue === null) return null;
  const counted = { tissue: 0, seen: 0 };
  for (let at = 0; at < tissue.length; at += 1) {
    if (tissue[at] !== 1) continue;
    counted.tissue += 1;
    if ((seen[at] ?? 0) >= least) counted.seen += 1;
  }
  return counted;
}
