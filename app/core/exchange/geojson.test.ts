import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainShapes } from '#tests/support/slides/plain-geojson.ts';
import { holds } from '../event-log/holds.test-support.ts';
import { lengthOf } from '../marks/length.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import { ASSUMED_SCALE, type Scale } from '../slides/scale.ts';
import { type ImageMarks, marksAsGeoJson } from './geojson.ts';
import { type ReadingImage, readMarks } from './read-geojson.ts';

const IMAGE: ReadingImage = {
  imageId: 'img_1',
  checksum: 'c'.repeat(64),
  scale: ASSUMED_SCALE,
  newId: () => 'new',
};
const READER = { userId: 'usr_1', displayName: 'Calla Wexcombe, DO' };

const coordinate = fc.double({ min: 0, max: 200_000, noNaN: true }).map((value) => value + 0);
/** A patch is never thinner. */
const side = fc.double({ min: 1, max: 50_000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const scale = fc.constantFrom<Scale>(
  { state: 'file', mppX: 0.499, mppY: 0.25, source: 'api' },
  { state: 'manual', mppX: 0.3, mppY: 0.3, reason: 'Stage micrometer' },
  ASSUMED_SCALE,
  { state: 'none' },
  { state: 'invalid' },
);
const common = {
  imageId: fc.constant(IMAGE.imageId),
  checksum: fc.constant(IMAGE.checksum),
  author: fc.constantFrom(READER, null),
  pane: fc.constantFrom('primary' as const, 'secondary' as const),
};
const rulers: fc.Arbitrary<Ruler> = fc.record({
  ...common,
  id: fc.uuid(),
  mode: fc.constantFrom('straight' as const, 'coordinate' as const),
  from: point,
  to: point,
  scale,
  visible: fc.boolean(),
  name: fc.string({ maxLength: 40 }),
});
const patches: fc.Arbitrary<Patch> = fc
  .boolean()
  .chain((isPoint) =>
    fc.record({
      ...common,
      id: fc.uuid(),
      note: fc.string({ maxLength: 40 }),
      color: fc.nat(0xffffff).map((color) => `#${color.toString(16).padStart(6, '0')}`),
      isPoint: fc.constant(isPoint),
      box: isPoint
        ? point.map((at) => ({ ...at, width: 0, height: 0 }))
        : fc.record({ x: coordinate, y: coordinate, width: side, height: side }),
      widthInClient: coordinate,
    }),
  );
const someMarks: fc.Arbitrary<ImageMarks> = fc.record({
  imageId: common.imageId,
  checksum: common.checksum,
  rulers: fc.array(rulers, { maxLength: 6 }),
  patches: fc.array(patches, { maxLength: 6 }),
});

const fileOf = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });
const feature = (geometry: object, properties: object | null = null, id?: string): object => ({
  type: 'Feature',
  ...(id === undefined ? {} : { id }),
  geometry,
  properties,
});
const polygon = (...ring: readonly (readonly number[])[]) => ({ type: 'Polygon', coordinates: [ring] });

function read(text: string) {
  const marks = readMarks(text, IMAGE);
  if (!marks.ok) throw new Error(marks.error);
  return marks.value;
}

describe('marks as GeoJSON', () => {
  it('go out and come in again equal, whatever they are', () => {
    holds(
      200,
      fc.property(someMarks, (marks) => {
        expect(read(marksAsGeoJson(marks))).toEqual({ ...marks, leftOut: 0 });
      }),
    );
  });

  it('are the same shapes to a reader that knows nothing of ours', () => {
    holds(
      100,
      fc.property(someMarks, (marks) => {
        const shapes = plainShapes(marksAsGeoJson(marks));
        const lines = marks.rulers.map(({ mode, from, to, name, scale: measured }) => {
          const length = lengthOf(from, to, measured);
          const unit = length?.unit === 'pixel' ? 'px' : 'µm';
          const elbow = { x: to.x, y: from.y };
          const [across, down] = [lengthOf(from, elbow, measured), lengthOf(elbow, to, measured)];
          const [xs, ys] = [
            [from.x, to.x],
            [from.y, to.y],
          ];
          return {
            kind: 'line',
            bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
            name,
            color: null,
            measurements: {
              ...(length === null ? {} : { [`Length ${unit}`]: length.value }),
              ...(mode === 'straight' || across === null || down === null
                ? {}
                : { [`Along x ${unit}`]: across.value, [`Along y ${unit}`]: down.value }),
            },
          };
        });
        const places = marks.patches.map(({ box, isPoint, note, color }) => ({
          kind: isPoint ? 'point' : 'rectangle',
          bounds: [box.x, box.y, box.x + box.width, box.y + box.height],
          name: note,
          color: [color.slice(1, 3), color.slice(3, 5), color.slice(5)].map((part) =>
            Number.parseInt(part, 16),
          ),
          measurements: {},
        }));
        expect(shapes).toEqual([...lines, ...places]);
      }),
    );
  });

  it('say of a ruler by a scale that its slide has no more that this one was replaced', () => {
    const [marks] = fc.sample(
      someMarks.filter(({ rulers: some }) => some.length > 1),
      { numRuns: 1, seed: 3 },
    );
    const [first] = marks?.rulers ?? [];
    const text = marksAsGeoJson(marks ?? { ...IMAGE, rulers: [], patches: [] }, new Set([first?.id ?? '']));
    const { features } = JSON.parse(text) as {
      readonly features: readonly { readonly properties: { readonly metadata: Record<string, string> } }[];
    };
    const told = features.map(({ properties }) => properties.metadata['scaleReplaced']);
    expect(told.filter((one) => one === 'yes')).toHaveLength(1);
    expect(told[0]).toBe('yes');
    expect(read(text).rulers).toEqual(marks?.rulers);
  });

  it('name no patient: the ids of image and mark, and the author, are all that they say of anybody', () => {
    const [marks] = fc.sample(someMarks, { numRuns: 1, seed: 3 });
    const text = marksAsGeoJson({ ...IMAGE, rulers: marks?.rulers ?? [], patches: marks?.patches ?? [] });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['type', 'features']);
  });
});

describe('GeoJSON of other programs', () => {
  it('brings lines, upright rectangles and points, with names, classes and colours', () => {
    const marks = read(
      fileOf(
        feature(
          {
            type: 'LineString',
            coordinates: [
              [10, 20],
              [40, 60],
            ],
          },
          { name: 'Depth' },
          'q-1',
        ),
        feature(
          polygon([5, 5], [25, 5], [25, 15], [5, 15], [5, 5]),
          { classification: { name: 'Tumor', color: [200, 0, 0] } },
          'q-2',
        ),
        feature(
          {
            type: 'MultiPoint',
            coordinates: [
              [1, 2],
              [3, 4],
            ],
          },
          { color: [0, 128, 255] },
        ),
      ),
    );
    expect(marks.rulers).toMatchObject([
      {
        id: 'q-1',
        mode: 'straight',
        from: { x: 10, y: 20 },
        to: { x: 40, y: 60 },
        name: 'Depth',
        scale: ASSUMED_SCALE,
      },
    ]);
    expect(marks.patches).toMatchObject([
      {
        id: 'q-2',
        note: 'Tumor',
        color: '#c80000',
        isPoint: false,
        box: { x: 5, y: 5, width: 20, height: 10 },
      },
      { id: 'new', color: '#0080ff', isPoint: true, box: { x: 1, y: 2, width: 0, height: 0 } },
      { id: 'new', color: '#0080ff', isPoint: true, box: { x: 3, y: 4 } },
    ]);
    expect(marks.leftOut).toBe(0);
  });

  it('gives each mark an id of its own where the file has one for several, or none that can be saved', () => {
    let count = 0;
    const newId = () => `new-${String((count += 1))}`;
    const at = (x: number, id: string) => feature({ type: 'Point', coordinates: [x, 1] }, null, id);
    const ends = [
      [0, 0],
      [9, 9],
    ];
    const line = feature({ type: 'LineString', coordinates: ends }, null, 'PathAnnotationObject');
    const rectangle = polygon([5, 5], [25, 5], [25, 15], [5, 15], [5, 5]);
    const file = fileOf(
      line,
      feature(rectangle, null, 'PathAnnotationObject'),
      at(10, 'PathAnnotationObject'),
      at(20, 'q-1'),
      at(30, 'q'.repeat(200)),
      at(40, 'q'.repeat(201)),
      at(50, ''),
    );
    const marks = readMarks(file, { ...IMAGE, newId });
    if (!marks.ok) throw new Error(marks.error);
    const ids = [...marks.value.rulers, ...marks.value.patches].map(({ id }) => id);
    expect(ids).toEqual(['new-1', 'new-2', 'new-3', 'q-1', 'q'.repeat(200), 'new-4', 'new-5']);
    expect(marks.value.leftOut).toBe(0);
  });

  it.each([
    ['a freehand outline', polygon([0, 0], [10, 2], [12, 9], [1, 8], [0, 0])],
    ['a triangle', polygon([0, 0], [10, 0], [10, 10], [0, 0])],
    ['a bow of two corners', polygon([0, 0], [10, 10], [10, 0], [0, 10], [0, 0])],
    ['a rectangle with a hole', { type: 'Polygon', coordinates: [[[0, 0]], [[1, 1]]] }],
    [
      'a path of three ends',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
      },
    ],
    ['an outline of several parts', { type: 'MultiPolygon', coordinates: [] }],
  ])('leaves out %s, and says how many', (_, geometry) => {
    expect(read(fileOf(feature(geometry)))).toMatchObject({ rulers: [], patches: [], leftOut: 1 });
  });

  it('takes an outline that was moved in another program, and not the place that it was written with', () => {
    const patch: Patch = {
      id: 'p',
      imageId: IMAGE.imageId,
      checksum: IMAGE.checksum,
      note: '',
      color: '#112233',
      isPoint: false,
      box: { x: 0, y: 0, width: 9, height: 9 },
      widthInClient: 1,
      author: null,
      pane: 'primary',
    };
    const moved = marksAsGeoJson({ ...IMAGE, rulers: [], patches: [patch] }).replaceAll(
      /\b9\b(?=[,\s\]])/g,
      '19',
    );
    expect(read(moved).patches[0]?.box).toEqual({ x: 0, y: 0, width: 19, height: 19 });
  });

  it('is refused by name where it is none, or of other pixels', () => {
    const other = feature({ type: 'Point', coordinates: [1, 1] }, { metadata: { checksum: 'd'.repeat(64) } });
    const elsewhere = feature({ type: 'Point', coordinates: [1, 1] }, { metadata: { imageId: 'img_2' } });
    expect(readMarks('{"type":', IMAGE)).toEqual({ ok: false, error: 'not-json' });
    expect(readMarks('{"cells":[]}', IMAGE)).toEqual({ ok: false, error: 'not-geojson' });
    expect(readMarks(fileOf(other), IMAGE)).toEqual({ ok: false, error: 'other-image' });
    expect(readMarks(fileOf(elsewhere), IMAGE)).toEqual({ ok: false, error: 'other-image' });
  });
});
