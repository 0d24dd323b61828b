import type { ImagePoint, ImageSize } from '../slides/geometry.ts';
import type { OpenImage } from '../viewing/decide/decision.ts';
import type { Viewport } from '../viewing/viewport.ts';
import { bandOf } from './band.ts';
import type { Coverage, Sight } from './coverage.ts';
import { middleOf } from './grid.ts';

/** Neighbouring places share this part of a view, so that nothing lies unnoticed on the line between two of them. */
const SHARED = 0.1;
/** A place with less than this part of it unseen is left for later: it is a sliver at the rim of another. */
const SLIVER = 0.1;

/** A part of the slide that a view shows the whole of, however it is turned. */
function placeSize({ scale, rotation }: Viewport, pane: ImageSize): ImageSize {
  const part = (1 - SHARED) / scale;
  const [width, height] = [pane.width * part, pane.height * part];
  if (rotation % 180 === 0) return { width, height };
  if (rotation % 90 === 0) return { width: height, height: width };
  const side = Math.min(width, height) * Math.SQRT1_2;
  return { width: side, height: side };
}

/** More than lie beside each other on any slide. */
const MOST_COLUMNS = 1e6;

interface Place {
  readonly centre: ImagePoint;
  /** How many squares of it are tissue that was not seen yet. */
  unseen: number;
}

/** Nearest first; the earlier one where two are as near. */
function nearest<P>(all: Iterable<P>, middle: ImagePoint, at: (one: P) => ImagePoint): P | null {
  let [found, least]: [P | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const { x, y } = at(one);
    const off = Math.hypot(x - middle.x, y - middle.y);
    if (off < least) [found, least] = [one, off];
  }
  return found;
}

/**
 * The nearest place with tissue that was not seen as finely as the view shows it, turned and magnified as the view is.
 * Places lie side by side around where the view is now. Slivers come last, so that the reader is not led to and fro, and
 * each step shows something new, so that the way ends. Null where all was seen.
 */
export function nextUnseen(
  coverage: Coverage,
  image: OpenImage,
  sight: Omit<Sight, 'image'>,
): Viewport | null {
  const { viewport, pane } = sight;
  const { centre } = viewport;
  const { seen, tissue, grid } = coverage;
  const band = bandOf(image, viewport.scale);
  const { width, height } = placeSize(viewport, pane);
  const places = new Map<number, Place>();
  for (let at = 0; at < seen.length; at += 1) {
    if (tissue?.[at] !== 1 || (seen[at] ?? 0) >= band) continue;
    const { x, y } = middleOf(grid, at);
    const [column, row] = [Math.round((x - centre.x) / width), Math.round((y - centre.y) / height)];
    const name = row * MOST_COLUMNS + column;
    const place = places.get(name) ?? {
      centre: { x: centre.x + column * width, y: centre.y + row * height },
      unseen: 0,
    };
    place.unseen += 1;
    places.set(name, place);
  }
  const enough = (SLIVER * width * height) / grid.side ** 2;
  const all = [...places.values()];
  const large = all.filter(({ unseen }) => unseen >= enough);
  const next = nearest(large.length > 0 ? large : all, centre, (place) => place.centre);
  return next === null ? null : { ...viewport, centre: next.centre };
}
