import { figureOf, tableOf } from '../table.ts';
import { type Contender, nameOf } from './contenders.ts';
import { isAnyOver, verdictRow, verdictsOf } from './limits.ts';
import type { Figures, Measured } from './results.ts';

const TOUR_HEAD = [
  'tour',
  'latency',
  'first view',
  'with page',
  'ten views',
  '/ DZI floor',
  'main thread',
  'requests',
  'cancelled',
  'requests / tiles',
  'bytes / needed',
];
const PATH_HEAD = [
  'path of six seconds',
  'latency',
  'frame p95',
  'not sharp, %',
  'sharp after',
  'main thread',
];
const LIMIT_HEAD = ['limits', 'latency', 'figure', 'limit', ''];

type Named = readonly [Contender, Figures];

function tourRow(latency: number, [contender, figures]: Named, floor: number): readonly string[] {
  const { firstSinceOpen, firstSinceNavigation, tour, task, requests, cancelled } = figures;
  const { requestsPerTile, byteShare } = figures;
  const numbers = [firstSinceOpen, firstSinceNavigation, tour, tour / floor, task, requests, cancelled];
  return [
    nameOf(contender),
    String(latency),
    ...[...numbers, requestsPerTile, byteShare].map((number) => figureOf(number)),
  ];
}

function pathRow(latency: number, [contender, figures]: Named): readonly string[] {
  const { frameP95, unsharp, sharpAfter, pathTask } = figures;
  return [
    nameOf(contender),
    String(latency),
    ...[frameP95, unsharp * 100, sharpAfter, pathTask].map((number) => figureOf(number)),
  ];
}

/** Prints the tables of everything measured; true when a figure of ours is over its limit. */
export function report(byLatency: ReadonlyMap<number, Measured>): boolean {
  const each = [...byLatency];
  const tours = each.flatMap(([latency, measured]) => {
    const floor = measured.get('floor-dzi')?.tour ?? Number.NaN;
    const named = [...measured].filter(([, { tour }]) => Number.isFinite(tour));
    return named.map((one) => tourRow(latency, one, floor));
  });
  const paths = each.flatMap(([latency, measured]) => {
    const named = [...measured].filter(([, { sharpAfter }]) => Number.isFinite(sharpAfter));
    return named.map((one) => pathRow(latency, one));
  });
  if (tours.length > 0) console.log(`\n${tableOf(TOUR_HEAD, tours)}`);
  if (paths.length > 0) console.log(`\n${tableOf(PATH_HEAD, paths)}`);
  const verdicts = each.map(([latency, measured]) => [latency, verdictsOf(measured, latency)] as const);
  const limits = verdicts.flatMap(([latency, all]) => all.map((verdict) => verdictRow(latency, verdict)));
  console.log(`\n${tableOf(LIMIT_HEAD, limits)}`);
  return verdicts.some(([, all]) => isAnyOver(all));
}
