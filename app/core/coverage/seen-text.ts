import type { OpenImage } from '../viewing/decide/decision.ts';
import { type Band, bandText, isMagnificationKnown, SEEN_BANDS, TOLD_BAND } from './band.ts';
import { type Coverage, squaresSeen } from './coverage.ts';

/** What was seen of a slide, with the slide. */
export interface CoveredSlide {
  readonly image: OpenImage;
  readonly coverage: Coverage;
}

/** Never rounded up to all of it. */
const percent = (part: number): number => Math.floor(part * 100 + 1e-9);

/** Square micrometres of a square; where nobody knows, pixels count as those of 40x. */
function areaOfSquare({ image: { scale }, coverage }: CoveredSlide): number {
  const pixel = 'mppX' in scale ? scale.mppX * scale.mppY : 0.25 * 0.25;
  return coverage.grid.side ** 2 * pixel;
}

/** The share of the tissue of some slides that was seen at a band or finer; null where there is none to speak of. */
export function shareSeen(slides: readonly CoveredSlide[], least: Band): number | null {
  let [tissue, seen] = [0, 0];
  for (const slide of slides) {
    const squares = squaresSeen(slide.coverage, least);
    if (squares === null) continue;
    const area = areaOfSquare(slide);
    tissue += squares.tissue * area;
    seen += squares.seen * area;
  }
  return tissue === 0 ? null : seen / tissue;
}

/** Band by band, as it stands beside the map; nothing while nobody knows where the tissue is. */
export function sharesOf(
  slide: CoveredSlide,
): readonly { readonly band: Band; readonly name: string; readonly percent: number }[] {
  return SEEN_BANDS.flatMap((band) => {
    const share = shareSeen([slide], band);
    const name = band === 1 ? 'Any' : bandText(band);
    return share === null ? [] : [{ band, name, percent: percent(share) }];
  });
}

/** What was seen by the present scale of each slide, which stands after its earlier ones. */
const presentOf = (slides: readonly CoveredSlide[]): readonly CoveredSlide[] =>
  slides.filter(({ image }, at) => at === slides.findLastIndex((other) => other.image.id === image.id));

/**
 * What a reader is told at sign-out. The share is that of the slides that were opened in this browser, so it says so where
 * others were not, and how many these are. A slide that was left before its tissue was found has no part in the share, so
 * it counts as none of them.
 */
export function seenText(slides: readonly CoveredSlide[], slidesOfCase: number): string {
  const counted = presentOf(slides).filter(({ coverage }) => coverage.tissue !== null);
  const share = shareSeen(counted, TOLD_BAND);
  if (share === null) return 'Seen in this browser: none of the slides.';
  const assumed = counted.every(({ image }) => isMagnificationKnown(image)) ? '' : ' (magnification assumed)';
  const told = `${String(percent(share))} % of the tissue at ${bandText(TOLD_BAND)} or more${assumed}.`;
  if (counted.length >= slidesOfCase) return `Seen: ${told}`;
  const opened = `${String(counted.length)} of ${String(slidesOfCase)} slides were opened.`;
  return `Seen of the opened slides: ${told} ${opened}`;
}
