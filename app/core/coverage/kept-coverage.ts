import { z } from 'zod';
import { parseJson } from '#app/core/objects.ts';
import { scaleShape } from '../viewing/event-parts.ts';
import { isMagnifiedAlike, SEEN_BANDS } from './band.ts';
import { emptyCoverage, mergedCoverage } from './coverage.ts';
import type { CoveredSlide } from './seen-text.ts';

/** Runs of the same value, as 'value x length': what was seen is few large patches, and a list of squares would be long. */
function runsOf(values: Uint8Array): string {
  const runs: string[] = [];
  for (let from = 0; from < values.length; ) {
    const value = values[from] ?? 0;
    let end = from + 1;
    while (end < values.length && values[end] === value) end += 1;
    runs.push(`${String(value)}x${String(end - from)}`);
    from = end;
  }
  return runs.join(' ');
}

/** Null where the runs are not those of so many squares, or say something else than `most` and less. */
function valuesOf(runs: string, squares: number, most: number): Uint8Array | null {
  const values = new Uint8Array(squares);
  let at = 0;
  for (const run of runs.split(' ')) {
    const [, value, length] = /^(\d)x(\d+)$/.exec(run) ?? [];
    const end = at + Number(length);
    if (value === undefined || Number(value) > most || end > squares) return null;
    values.fill(Number(value), at, end);
    at = end;
  }
  return at === squares ? values : null;
}

const side = z.int().positive();
const KeptSlide = z.object({
  id: z.string().min(1),
  checksum: z.string().nullable(),
  size: z.object({ width: side, height: side }),
  scale: scaleShape,
  magnification: z.number().positive().nullable(),
  seen: z.string(),
  tissue: z.string().nullable(),
});
const Kept = z.object({ v: z.literal(1), slides: z.array(KeptSlide) });

export function coverageText(slides: readonly CoveredSlide[]): string {
  const kept: z.input<typeof Kept> = {
    v: 1,
    slides: slides.map(({ image: { id, checksum, size, scale, magnification }, coverage }) => ({
      id,
      checksum,
      size,
      scale,
      magnification,
      seen: runsOf(coverage.seen),
      tissue: coverage.tissue === null ? null : runsOf(coverage.tissue),
    })),
  };
  return JSON.stringify(kept);
}

const FINEST = Math.max(...SEEN_BANDS);

function slideOf({ seen, tissue, ...image }: z.output<typeof KeptSlide>): readonly CoveredSlide[] {
  const { grid } = emptyCoverage(image.size);
  const squares = grid.columns * grid.rows;
  const seenValues = valuesOf(seen, squares, FINEST);
  if (seenValues === null) return [];
  const tissueValues = tissue === null ? null : valuesOf(tissue, squares, 1);
  return [{ image, coverage: { grid, seen: seenValues, tissue: tissueValues } }];
}

/** Nothing of what it cannot make sense of: what was seen before is no reason to show no slide. */
export const readCoverage = (text: string | null): readonly CoveredSlide[] =>
  (Kept.safeParse(parseJson(text ?? '')).data?.slides ?? []).flatMap(slideOf);

/** Whether both are of the same pixels: a slide that was scanned anew is not. */
export const isSameScan = (one: CoveredSlide['image'], other: CoveredSlide['image']): boolean =>
  one.id === other.id &&
  one.checksum === other.checksum &&
  one.size.width === other.size.width &&
  one.size.height === other.size.height;

/**
 * Whether what was seen of the one can be said of the other: both are of the same pixels, magnified alike. What counted as
 * seen at 10x says nothing once a scale was set by which it was 2.5x.
 */
export const isSameSlide = (one: CoveredSlide['image'], other: CoveredSlide['image']): boolean =>
  isSameScan(one, other) && isMagnifiedAlike(one, other);

const isOtherMagnification = (one: CoveredSlide['image'], other: CoveredSlide['image']): boolean =>
  isSameScan(one, other) && !isMagnifiedAlike(one, other);

/**
 * What this window has seen and what was kept, of another window perhaps. A slide has an entry for each magnification that
 * its scales gave it, the present one last, so that Undo of a scale brings back what was seen before it. Of a slide that
 * was scanned anew there is only what this window has seen.
 */
export function mergedSlides(
  own: readonly CoveredSlide[],
  kept: readonly CoveredSlide[],
): readonly CoveredSlide[] {
  const merged = own.map((slide) => {
    const before = kept.find(({ image }) => isSameSlide(image, slide.image));
    return before ? { ...slide, coverage: mergedCoverage(slide.coverage, before.coverage) } : slide;
  });
  const others = kept.filter(({ image }) =>
    own.every((slide) => slide.image.id !== image.id || isOtherMagnification(slide.image, image)),
  );
  return [...others, ...merged];
}

/** The slides with what was seen of one of them, which is open now by that scale. */
export const withPresent = (
  slides: readonly CoveredSlide[],
  present: CoveredSlide,
): readonly CoveredSlide[] => [
  ...slides.filter(
    ({ image }) => image.id !== present.image.id || isOtherMagnification(image, present.image),
  ),
  present,
];
