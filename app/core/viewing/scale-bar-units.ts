/** The texts that specification 9 lets a scale bar have. */
export type ScaleBarRenderer = 'metric' | 'imperial' | 'astronomy' | 'time';

interface Unit {
  /** With the space before it, where one is written. */
  readonly sign: string;
  /** The unit's size in the smallest unit of its kind: micrometres, or millionths of an arcsecond or of a second. */
  readonly size: number;
}

/**
 * Smallest first. Viewers of this family hand one number, pixels per metre, to every renderer; 'astronomy' reads it
 * as pixels per arcsecond and 'time' as pixels per second, for pictures of the sky and recordings along time. So a
 * millionth of a metre is there a millionth of an arcsecond or of a second.
 */
const UNITS: Readonly<Record<ScaleBarRenderer, readonly Unit[]>> = {
  metric: [
    { sign: ' nm', size: 1e-3 },
    { sign: ' \u03BCm', size: 1 },
    { sign: ' mm', size: 1e3 },
    { sign: ' cm', size: 1e4 },
    { sign: ' m', size: 1e6 },
    { sign: ' km', size: 1e9 },
  ],
  imperial: [
    { sign: ' thou', size: 25.4 },
    { sign: ' in', size: 25_400 },
    { sign: ' ft', size: 304_800 },
    { sign: ' mi', size: 1_609_344_000 },
  ],
  astronomy: [
    { sign: ' nas', size: 1e-3 },
    { sign: ' \u03BCas', size: 1 },
    { sign: ' mas', size: 1e3 },
    { sign: '\u2033', size: 1e6 },
    { sign: '\u2032', size: 6e7 },
    { sign: '\u00B0', size: 3.6e9 },
  ],
  time: [
    { sign: ' ns', size: 1e-3 },
    { sign: ' \u03BCs', size: 1 },
    { sign: ' ms', size: 1e3 },
    { sign: ' s', size: 1e6 },
    { sign: ' min', size: 6e7 },
    { sign: ' h', size: 3.6e9 },
    { sign: ' d', size: 8.64e10 },
  ],
};

const PIXELS: readonly Unit[] = [{ sign: ' px', size: 1 }];

const NICE_STEPS = [1, 2, 5, 10] as const;
/** A length that is round but for the noise of its arithmetic is not rounded up to the next one. */
const NOISE = 1e-12;

/** The smallest of 1, 2, 5, 10, 20, 50, … (and 0.5, 0.2, 0.1, …) that is not below `least`. */
export function niceAtLeast(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = NICE_STEPS.find((candidate) => candidate * decade >= least * (1 - NOISE)) ?? 10;
  return Number((step * decade).toPrecision(6));
}

export interface NiceLength {
  /** In what `least` was given in. */
  readonly value: number;
  readonly text: string;
}

/** A round length in a unit that suits it, not below `least`; in pixels where there is no renderer. */
export function niceLength(least: number, renderer: ScaleBarRenderer | null): NiceLength {
  const units = renderer === null ? PIXELS : UNITS[renderer];
  // Rounding up can reach the next unit: 11 inches are rounded to a foot and not to 20 inches.
  const unit =
    units.find(({ size }, at) => {
      const next = units[at + 1];
      return next === undefined || niceAtLeast(least / size) * size < next.size * (1 - NOISE);
    }) ?? PIXELS[0];
  const { sign, size } = unit ?? { sign: '', size: 1 };
  const figure = niceAtLeast(least / size);
  return { value: figure * size, text: `${String(figure)}${sign}` };
}
