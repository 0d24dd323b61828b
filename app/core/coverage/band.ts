import type { OpenImage } from '../viewing/decide/decision.ts';
import { magnificationOf } from '../viewing/magnification.ts';
import { OBJECTIVES } from '../viewing/objective.ts';

/** What a square was seen at: 0 for not at all, 1 for less than 5x, and then 2 to 5 for 5x, 10x, 20x and 40x. */
export type Band = 0 | 1 | 2 | 3 | 4 | 5;

export const SEEN_BANDS = [1, 2, 3, 4, 5] as const satisfies readonly Band[];
/** The one that a reader is told by: at 10x single cells can be told apart, and what calls for more is gone to. */
export const TOLD_BAND = 3;

/** A view of 9.8x is what everybody calls 10x. */
const NOMINAL = 0.03;
/**
 * Where nobody knows the scan's own objective, its pixels count as those of 40x, which is what the product assumes of
 * every slide without a scale. The bands are halves of the scan's pixels then.
 */
const ASSUMED_OBJECTIVE = 40;

type Magnified = Pick<OpenImage, 'scale' | 'magnification'>;

/** Whether the bands of a slide rest on something that is known of it. */
export const isMagnificationKnown = ({ scale, magnification }: Magnified): boolean =>
  !magnificationOf(scale, magnification).assumed;

/**
 * Whether the same view of both is called by the same magnification. A scale that was only measured again, and is hardly
 * another, makes nothing unseen.
 */
export function isMagnifiedAlike(one: Magnified, other: Magnified): boolean {
  const own = magnificationOf(one.scale, one.magnification);
  const others = magnificationOf(other.scale, other.magnification);
  const [less, more] = [Math.min(own.times, others.times), Math.max(own.times, others.times)];
  return own.assumed === others.assumed && more <= less * (1 + NOMINAL);
}

function ownObjective(image: Magnified): number {
  const { times, assumed } = magnificationOf(image.scale, image.magnification);
  return assumed ? ASSUMED_OBJECTIVE : times;
}

/**
 * `viewScale` in CSS pixels per level-0 pixel. Beyond the scan's own pixels nothing finer is shown, however large: a scan
 * by 20x never counts as seen at 40x.
 */
export function bandOf(image: Magnified, viewScale: number): Band {
  const times = ownObjective(image) * Math.min(1, viewScale);
  const finest = OBJECTIVES.findLastIndex((objective) => times >= objective * (1 - NOMINAL));
  return SEEN_BANDS[finest + 1] ?? 1;
}

const BAND_TEXTS = ['not seen', 'less than 5x', '5x', '10x', '20x', '40x'] as const;

export const bandText = (band: Band): string => BAND_TEXTS[band];
