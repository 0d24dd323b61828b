import type { Annotations, MarkSight, PatchMark, RulerMark } from '#contracts/generated/wire.ts';
import { isReplaced } from '../slides/scale.ts';

type ScaleByHand = Annotations['scaleByHand'];

const UM_PER_MM = 1000;
const MM_DECIMALS = 3;
const UM_DECIMALS = 1;

/**
 * A length as a report says it. A tenth of a micrometre is finer than anybody sees; less than one needs its own digits.
 */
export function reportedLength(micrometres: number): string {
  if (micrometres >= UM_PER_MM) return `${(micrometres / UM_PER_MM).toFixed(MM_DECIMALS)} mm`;
  return `${micrometres.toFixed(micrometres < 1 ? MM_DECIMALS : UM_DECIMALS)} \u03BCm`;
}

/** A ruler keeps the scale that it was drawn with, so its slide may have another one by now. */
function basisOf(
  { scale, checksum }: RulerMark,
  byHand: ScaleByHand,
  slide: string | null,
): MarkSight['basis'] {
  // A scale was set for these very pixels; a slide that was replaced is another matter.
  return checksum === slide && isReplaced(scale, byHand) ? 'superseded' : scale.state;
}

export const sightOfRuler = (
  ruler: RulerMark,
  { scaleByHand, checksum: slide }: Pick<Annotations, 'scaleByHand' | 'checksum'>,
): MarkSight => {
  const { checksum, from, to, lengthMicrometres } = ruler;
  const value = lengthMicrometres === null ? null : reportedLength(lengthMicrometres);
  return { checksum, from, to, basis: basisOf(ruler, scaleByHand, slide), value };
};

export const sightOfPatch = ({ checksum, box: { x, y, width, height } }: PatchMark): MarkSight => ({
  checksum,
  from: { x, y },
  to: { x: x + width, y: y + height },
  basis: 'none',
  value: null,
});

/** The sight of one mark among those of its image; null where there is no such mark. */
export function sightIn(
  marks: Annotations | null,
  { kind, markId }: { readonly kind: 'ruler' | 'patch'; readonly markId: string },
): MarkSight | null {
  if (marks === null) return null;
  if (kind === 'ruler') {
    const ruler = marks.rulers.find(({ id }) => id === markId);
    return ruler === undefined ? null : sightOfRuler(ruler, marks);
  }
  const patch = marks.patches.find(({ id }) => id === markId);
  return patch === undefined ? null : sightOfPatch(patch);
}

const BASIS_WORDS: Readonly<Partial<Record<MarkSight['basis'], string>>> = {
  manual: 'scale set by hand',
  superseded: 'by a scale that the slide has no more',
  assumed: 'no length on an assumed scale',
};

/** What a mark measures and rests on, and where it lies, as a list of marks says it, that of a report too. */
export const sightText = (
  kind: 'ruler' | 'patch',
  { value, basis }: Pick<MarkSight, 'value' | 'basis'>,
  slide: string | null,
): string => {
  const facts = [kind === 'ruler' ? reportableLength({ value, basis }) : null, BASIS_WORDS[basis], slide];
  return facts.filter((fact) => fact !== null && fact !== undefined).join(', ');
};

/** What has to be known of a length before it is put into a report; null where there is nothing. */
export const lengthRemark = ({ basis }: Pick<MarkSight, 'basis'>): string | null =>
  basis === 'superseded' ? 'Measured by a scale that the slide has no more.' : null;

/** Why the length of a ruler may not stand in a report; null where it may. */
export function whyNoLength({ basis, value }: Pick<MarkSight, 'basis' | 'value'>): string | null {
  if (basis === 'assumed')
    return 'The slide names no scale, so this length is assumed and goes into no report.';
  if (value === null) return 'Nothing can be measured on this slide.';
  return null;
}

/** The length of a mark where it may stand in a report; null where it may not. */
export const reportableLength = (sight: Pick<MarkSight, 'basis' | 'value'>): string | null =>
  whyNoLength(sight) === null ? sight.value : null;
