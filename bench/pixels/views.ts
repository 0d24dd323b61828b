/** CSS pixels, at a device pixel ratio of 1. */
export const PANE = { width: 1440, height: 900 } as const;

/** `cx` and `cy` in level-0 pixels, `scale` in screen pixels per level-0 pixel. */
export interface View {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
}

/**
 * Overview, middle and full resolution, far apart, so that hardly a tile serves twice. No scale is a half, a
 * quarter and so on: there it would hang on a rounding which of two levels a viewer takes.
 */
export const TOUR: readonly View[] = [
  { cx: 9_700, cy: 7_300, scale: 0.11 },
  { cx: 6_100, cy: 5_200, scale: 1 },
  { cx: 30_400, cy: 22_900, scale: 0.4 },
  { cx: 33_300, cy: 4_100, scale: 1 },
  { cx: 20_000, cy: 14_800, scale: 0.055 },
  { cx: 15_900, cy: 25_700, scale: 0.7 },
  { cx: 5_300, cy: 21_400, scale: 1 },
  { cx: 27_600, cy: 12_300, scale: 0.2 },
  { cx: 36_200, cy: 26_300, scale: 0.9 },
  { cx: 20_700, cy: 9_900, scale: 1 },
];

export const PATH_MS = 6000;

/** Stations of the path, one each 1.2 s: in, across, in again, across in detail, and out a little. */
const STATIONS: readonly View[] = [
  { cx: 19_980, cy: 14_835, scale: 0.045 },
  { cx: 17_000, cy: 12_500, scale: 0.15 },
  { cx: 20_000, cy: 13_400, scale: 0.17 },
  { cx: 21_000, cy: 14_000, scale: 0.8 },
  { cx: 21_700, cy: 14_300, scale: 0.9 },
  { cx: 22_200, cy: 15_100, scale: 0.7 },
];

/** Where the path is after `ms`; zoomed evenly, which is what a wheel and a pinch do. */
export function pathAt(ms: number): View {
  const legs = STATIONS.length - 1;
  const along = (Math.min(Math.max(ms, 0), PATH_MS) / PATH_MS) * legs;
  const leg = Math.min(Math.floor(along), legs - 1);
  const [from, to] = [STATIONS[leg], STATIONS[leg + 1]];
  if (from === undefined || to === undefined) throw new RangeError('The path has too few stations.');
  const part = along - leg;
  const between = (a: number, b: number): number => a + (b - a) * part;
  return {
    cx: between(from.cx, to.cx),
    cy: between(from.cy, to.cy),
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/** The whole slide, as every viewer here shows it first. */
export function homeOf(width: number, height: number): View {
  return { cx: width / 2, cy: height / 2, scale: Math.min(PANE.width / width, PANE.height / height) };
}
