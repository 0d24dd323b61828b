import type { ShownRuler } from '../marks/shown.ts';
import type { Scale } from '../slides/scale.ts';
import { instantText } from '../text/dates.ts';
import { type Adjustment, adjustmentText, isNeutral } from './adjustment.ts';
import { trueMagnification } from './magnification.ts';
import type { Viewport } from './viewport.ts';

/** What a picture of one pane shows. No patient: pictures are sent around. */
export interface Pictured {
  /** The facility's number of the case, or the platform's where it has none. */
  readonly caseNumber: string;
  /** The platform's number. */
  readonly caseID: string;
  readonly slideTitle: string;
  readonly scale: Scale;
  /** How many of the lengths that can be read on it were measured by a scale that their slide has no more. */
  readonly formerLengths: 'none' | 'some' | 'all';
  /** How many rulers in it have no length beside them. */
  readonly lengthsLeftOut: number;
  /** The objective's magnification, as the slide's record names it. */
  readonly magnification: number | null;
  readonly view: Viewport;
  /** The width of the pane, in CSS pixels. */
  readonly width: number;
  readonly adjustment: Adjustment;
  readonly isSharp: boolean;
  /** The title of the slide whose marks are on it as dashed projections; null where there are none. */
  readonly projectedFrom: string | null;
}

/** What lengths on a slide rest on, in a word or two. */
export const SCALE_WORDS: Readonly<Record<Scale['state'], string>> = {
  file: 'Scale of the scan',
  assumed: 'Scale assumed',
  manual: 'Scale set by hand',
  invalid: 'Scale cannot be used',
  none: 'Scale unknown',
};

/** How many of the lengths that are shown were measured by a scale that their slide has no more. */
export function formerAmong(lengths: readonly Pick<ShownRuler, 'isFormer'>[]): Pictured['formerLengths'] {
  const count = lengths.filter(({ isFormer }) => isFormer).length;
  if (count === 0) return 'none';
  return count === lengths.length ? 'all' : 'some';
}

/** What has to be known of the lengths that stand on a slide; null where there is nothing. */
export const FORMER_WORDS: Readonly<Record<Pictured['formerLengths'], string | null>> = {
  none: null,
  some: 'Some lengths are by a scale that their slide has no more',
  all: 'Every length is by a scale that its slide has no more',
};

/** The legs of a coordinate ruler are dashed too, and its line is not. */
const PROJECTED_WORDS = 'Marks drawn wholly in dashes were made on the first pane’s slide:';

const turnedText = (rotation: number): string | null =>
  rotation === 0 ? null : `Turned by ${String(Math.round(rotation))}°`;

const leftOutText = (count: number): string =>
  count === 1 ? '1 length is not shown' : `${String(count)} lengths are not shown`;

/** The lines below a picture, so that it says by itself what it is of. */
export function captionLines(pictured: Pictured, time: Date, timeZone: string): readonly string[] {
  const { caseNumber, caseID, scale, view, adjustment } = pictured;
  const { text, fieldWidth, pastScan } = trueMagnification(scale, pictured.magnification, view, pictured);
  const numbers = caseNumber === caseID ? caseID : `${caseNumber} · ${caseID}`;
  const seen = [
    text,
    `${fieldWidth} across`,
    SCALE_WORDS[scale.state],
    turnedText(view.rotation),
    pastScan ? 'Beyond scan resolution' : null,
  ];
  const former = FORMER_WORDS[pictured.formerLengths];
  return [
    `Case ${numbers} · ${instantText(time.toISOString(), timeZone)}`,
    pictured.slideTitle,
    seen.filter((part) => part !== null).join(' · '),
    ...(former === null ? [] : [former]),
    ...(pictured.lengthsLeftOut === 0 ? [] : [leftOutText(pictured.lengthsLeftOut)]),
    ...(pictured.projectedFrom === null ? [] : [`${PROJECTED_WORDS} ${pictured.projectedFrom}`]),
    ...(isNeutral(adjustment) ? [] : [`Picture adjusted: ${adjustmentText(adjustment)}`]),
    ...(pictured.isSharp ? [] : ['Taken before all tiles were sharp']),
  ];
}
