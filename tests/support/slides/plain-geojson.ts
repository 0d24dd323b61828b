/** A second reader of GeoJSON, which knows nothing of ours: the shapes of a file and their names, as QuPath shows them. */
export interface PlainShape {
  readonly kind: 'line' | 'rectangle' | 'point';
  /** Left, top, right and bottom in pixels of the file. */
  readonly bounds: readonly [number, number, number, number];
  readonly name: string;
  /** Red, green and blue, where it has a colour. */
  readonly color: readonly number[] | null;
  readonly measurements: Readonly<Record<string, number>>;
}

const KINDS: Readonly<Record<string, PlainShape['kind']>> = {
  LineString: 'line',
  Polygon: 'rectangle',
  Point: 'point',
};

interface PlainFeature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: {
    readonly objectType: string;
    readonly name?: string;
    readonly color?: readonly number[];
    readonly measurements?: Readonly<Record<string, number>>;
  };
}

export function plainShapes(text: string): readonly PlainShape[] {
  const file = JSON.parse(text) as { readonly type: string; readonly features: readonly PlainFeature[] };
  if (file.type !== 'FeatureCollection') throw new Error('no collection of features');
  return file.features.map(({ geometry, properties }) => {
    const kind = KINDS[geometry.type];
    if (kind === undefined || properties.objectType !== 'annotation') throw new Error(geometry.type);
    const numbers = [geometry.coordinates].flat(3) as readonly number[];
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    return {
      kind,
      bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      name: properties.name ?? '',
      color: properties.color ?? null,
      measurements: properties.measurements ?? {},
    };
  });
}
