import { type Length, legsOf, lengthOf } from '../marks/length.ts';
import type { ImageBox, Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Position } from './geojson-shape.ts';

/** The marks of one image, whole. */
export interface ImageMarks {
  readonly imageId: string;
  /** The checksum of the image's bytes; null when the server gave none. */
  readonly checksum: string | null;
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
}

const positionOf = ({ x, y }: ImagePoint): Position => [x, y];

/** A closed ring, clockwise on the screen from the top left, as QuPath writes a rectangle. */
function ringOf({ x, y, width, height }: ImageBox): readonly Position[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ];
}

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** QuPath keeps metadata as texts; what has no place of its own in GeoJSON travels there. */
function metadataOf(marks: ImageMarks, more: Readonly<Record<string, unknown>>): Record<string, string> {
  const all = { imageId: marks.imageId, checksum: marks.checksum, ...more };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) =>
      value === null ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
}

const measurement = (name: string, length: Length | undefined | null): Record<string, number> =>
  length ? { [`${name} ${length.unit === 'pixel' ? 'px' : 'µm'}`]: length.value } : {};

function rulerFeature(marks: ImageMarks, ruler: Ruler, isFormer: boolean): object {
  const { mode, scale, visible, author, pane } = ruler;
  const legs = legsOf(ruler);
  const measured = {
    ...measurement('Length', lengthOf(ruler.from, ruler.to, scale)),
    ...measurement('Along x', legs?.across),
    ...measurement('Along y', legs?.down),
  };
  const replaced = isFormer ? { scaleReplaced: 'yes' } : {};
  return {
    type: 'Feature',
    id: ruler.id,
    geometry: { type: 'LineString', coordinates: [positionOf(ruler.from), positionOf(ruler.to)] },
    properties: {
      objectType: 'annotation',
      ...(ruler.name === '' ? {} : { name: ruler.name }),
      measurements: measured,
      metadata: metadataOf(marks, { kind: 'ruler', mode, scale, ...replaced, visible, author, pane }),
    },
  };
}

function patchFeature(marks: ImageMarks, patch: Patch): object {
  const { note, color, box, isPoint, widthInClient, author, pane } = patch;
  const geometry = isPoint
    ? { type: 'Point', coordinates: positionOf(box) }
    : { type: 'Polygon', coordinates: [ringOf(box)] };
  return {
    type: 'Feature',
    id: patch.id,
    geometry,
    properties: {
      objectType: 'annotation',
      ...(note === '' ? {} : { name: note }),
      color: channelsOf(color),
      // A ring of sums may miss a side by the last bit.
      metadata: metadataOf(marks, { kind: 'patch', box, widthInClient, author, pane }),
    },
  };
}

/**
 * The marks of an image as GeoJSON by the conventions of QuPath: annotations in level-0 pixels, colours as three
 * channels, and a measurement beside each ruler. It names no patient; authors are named, as they are beside their marks.
 * A ruler of `former` says that its slide has another scale by now.
 */
export function marksAsGeoJson(marks: ImageMarks, former: ReadonlySet<string> = new Set()): string {
  const features = [
    ...marks.rulers.map((ruler) => rulerFeature(marks, ruler, former.has(ruler.id))),
    ...marks.patches.map((patch) => patchFeature(marks, patch)),
  ];
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}
