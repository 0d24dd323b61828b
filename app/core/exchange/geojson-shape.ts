import { z } from 'zod';

/** Level-0 pixels, across and down. */
const position = z.tuple([z.number(), z.number()], z.number());
export type Position = readonly [x: number, y: number];

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
  // Outlines of several parts are known to be none of ours.
  z.object({ type: z.literal('MultiPolygon') }),
  z.object({ type: z.literal('MultiLineString') }),
  z.object({ type: z.literal('GeometryCollection') }),
]);

const channel = z.int().min(0).max(255);
const color = z.tuple([channel, channel, channel], channel);

const properties = z
  .object({
    name: z.string().nullish(),
    color: color.nullish(),
    classification: z.object({ name: z.string().nullish(), color: color.nullish() }).nullish(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .nullish();

const feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).nullish(),
  geometry,
  properties,
});
export type Feature = z.infer<typeof feature>;

/** One list of features, or a bare list or a single one, all of which QuPath writes. */
export const GeoJson = z.union([
  z
    .object({ type: z.literal('FeatureCollection'), features: z.array(feature) })
    .transform((all) => all.features),
  z.array(feature),
  feature.transform((one) => [one]),
]);
