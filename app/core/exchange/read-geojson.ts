import { DEFAULT_PATCH_COLOR, type ImageBox, type Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import { parseJson } from '../objects.ts';
import type { Scale } from '../slides/scale.ts';
import {
  imageBox,
  LONGEST_ID,
  LONGEST_NAME,
  LONGEST_NOTE,
  patchShape,
  rulerShape,
} from '../viewing/event-parts.ts';
import type { ImageMarks } from './geojson.ts';
import { type Feature, GeoJson, type Position } from './geojson-shape.ts';

/** The image that a file is read onto. */
export interface ReadingImage {
  readonly imageId: string;
  readonly checksum: string | null;
  /** What a ruler of another program is measured with. */
  readonly scale: Scale;
  /** Ids for marks that have none of their own. */
  readonly newId: () => string;
}

export type GeoJsonError = 'not-json' | 'not-geojson' | 'other-image';

export interface ReadMarks extends ImageMarks {
  /** Features that are no line of two ends, no rectangle and no point. */
  readonly leftOut: number;
}

export type MarksFound =
  | { readonly ok: true; readonly value: ReadMarks }
  | { readonly ok: false; readonly error: GeoJsonError };

type Metadata = Readonly<Record<string, string>>;

const hexOf = (channels: readonly number[] | null | undefined): string | null =>
  channels?.slice(0, 3).reduce((hex, one) => hex + one.toString(16).padStart(2, '0'), '#') ?? null;

/** The upright rectangle that a ring is; null for any other outline. */
function boxOf(rings: readonly (readonly Position[])[]): ImageBox | null {
  const [ring = [], ...holes] = rings;
  const corners = ring.slice(0, -1);
  if (holes.length > 0 || ring.length !== 5) return null;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const isCorner = (at: Position): boolean =>
    (at[0] === x || at[0] === right) && (at[1] === y || at[1] === bottom);
  const isTurning = corners.every((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    return (corner[0] === next[0]) !== (corner[1] === next[1]);
  });
  return corners.every(isCorner) && isTurning ? { x, y, width: right - x, height: bottom - y } : null;
}

/** Far below what a hand can move. */
const LAST_BITS = 1e-6;

/**
 * A ring holds sums, which may miss a side by their last bit, so the box that was written with it goes first. Where the
 * outline was changed since, the outline holds.
 */
function exactBox(metadata: Metadata, drawn: ImageBox): ImageBox {
  const written = imageBox.safeParse(parseJson(metadata['box'] ?? ''));
  if (!written.success) return drawn;
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(written.data[side] - drawn[side]) < LAST_BITS) ? written.data : drawn;
}

interface Common {
  readonly id: string;
  readonly imageId: string;
  readonly checksum: string | null;
  readonly author: unknown;
  readonly pane: string;
}

/** What was written by us is read as it was written; what fits no mark of ours is left out, and counted. */
function readRuler(common: Common, feature: Feature, metadata: Metadata, scale: Scale): Ruler | null {
  if (feature.geometry.type !== 'LineString' || feature.geometry.coordinates.length !== 2) return null;
  const [from = [], to = []] = feature.geometry.coordinates;
  const read = rulerShape.safeParse({
    ...common,
    mode: metadata['mode'] ?? 'straight',
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    scale: parseJson(metadata['scale'] ?? '') ?? scale,
    visible: metadata['visible'] !== 'false',
    name: (feature.properties?.name ?? '').slice(0, LONGEST_NAME),
  });
  return read.success ? read.data : null;
}

function readPatch(common: Common, feature: Feature, metadata: Metadata, box: ImageBox | null): Patch | null {
  if (box === null) return null;
  const { name, color, classification } = feature.properties ?? {};
  const read = patchShape.safeParse({
    ...common,
    note: (name ?? classification?.name ?? '').slice(0, LONGEST_NOTE),
    color: hexOf(color ?? classification?.color) ?? DEFAULT_PATCH_COLOR,
    isPoint: feature.geometry.type === 'Point',
    box: exactBox(metadata, box),
    widthInClient: parseJson(metadata['widthInClient'] ?? '') ?? 0,
  });
  return read.success ? read.data : null;
}

const pointBox = ([x, y]: Position): ImageBox => ({ x, y, width: 0, height: 0 });

/** A group of points is one feature of QuPath, and as many marks of ours. */
const splitPoints = (feature: Feature): readonly Feature[] =>
  feature.geometry.type === 'MultiPoint'
    ? feature.geometry.coordinates.map((coordinates) => ({
        ...feature,
        id: null,
        geometry: { type: 'Point' as const, coordinates },
      }))
    : [feature];

/**
 * The ids that are a mark's own. Some programs give all features one id, the name of their kind: marks that shared it
 * would replace one another. With an id that is too long, the whole image could not be saved.
 */
function ownIds(features: readonly Feature[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { id } of features) {
    const text = String(id ?? '');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const own = [...counts].filter(([id, count]) => count === 1 && id !== '' && id.length <= LONGEST_ID);
  return new Set(own.map(([id]) => id));
}

/**
 * The marks that a file of GeoJSON holds. A file that names other pixels than those of the image is refused whole: its
 * marks would lie on the wrong tissue.
 */
export function readMarks(text: string, image: ReadingImage): MarksFound {
  const json = parseJson(text);
  if (json === undefined) return { ok: false, error: 'not-json' };
  const read = GeoJson.safeParse(json);
  if (!read.success) return { ok: false, error: 'not-geojson' };
  const features = read.data.flatMap(splitPoints);
  const isOther = features.some(({ properties }) => {
    const { imageId, checksum } = properties?.metadata ?? {};
    return (imageId ?? image.imageId) !== image.imageId || (checksum ?? image.checksum) !== image.checksum;
  });
  if (isOther) return { ok: false, error: 'other-image' };
  const rulers: Ruler[] = [];
  const patches: Patch[] = [];
  const own = ownIds(features);
  for (const feature of features) {
    const metadata = feature.properties?.metadata ?? {};
    const { imageId, checksum } = image;
    const given = String(feature.id ?? '');
    const id = own.has(given) ? given : image.newId();
    const author = parseJson(metadata['author'] ?? '') ?? null;
    const common = { id, imageId, checksum, author, pane: metadata['pane'] ?? 'primary' };
    const { geometry } = feature;
    const ruler = readRuler(common, feature, metadata, image.scale);
    const box =
      geometry.type === 'Polygon'
        ? boxOf(geometry.coordinates.map((ring) => ring.map(([x, y]) => [x, y] as const)))
        : geometry.type === 'Point'
          ? pointBox([geometry.coordinates[0], geometry.coordinates[1]])
          : null;
    const patch = readPatch(common, feature, metadata, box);
    if (ruler !== null) rulers.push(ruler);
    else if (patch !== null) patches.push(patch);
  }
  const leftOut = features.length - rulers.length - patches.length;
  const { imageId, checksum } = image;
  return { ok: true, value: { imageId, checksum, rulers, patches, leftOut } };
}
