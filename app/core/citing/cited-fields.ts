import type { CitedMarkInput, MarkSight } from '#contracts/generated/wire.ts';
import { type DiagnosisFields, MARKS, specimenIn } from '../diagnosis/fields.ts';
import { citedNumbers, gapsOfMark, type StandingMark } from './cited-gaps.ts';
import { standingOf } from './standing.ts';
import { citationsIn } from './token.ts';

/** An image of the case as it is shown now. */
export interface CitedSlide {
  readonly imageId: string;
  readonly checksum: string | null;
  readonly specimenID: string;
  /** As people read it. */
  readonly title: string;
}

/** The images of a case, each list by what it tells of the marks on them. */
interface ImagesOfCase {
  /** The images that are shown now. */
  readonly slides: readonly CitedSlide[];
  /** The images that were replaced because they showed another slide. */
  readonly ofWrongSlides: ReadonlySet<string>;
}

/** A mark that the text cites, with all that the page says of it. */
export interface CitedLine extends StandingMark {
  readonly mark: CitedMarkInput;
  /** Null where the case shows no such image any more. */
  readonly slide: CitedSlide | null;
  readonly now: MarkSight | null;
  /** What keeps the text from being signed. */
  readonly gaps: readonly string[];
  /** The specimens in whose text it stands although its slide is of another one. */
  readonly strangeIn: readonly string[];
}

/** The texts of a diagnosis by the names of their fields. */
export const namedTexts = (fields: DiagnosisFields): readonly (readonly [string, string])[] =>
  Object.entries(fields).filter(([name]) => name !== MARKS);

/**
 * The marks that the fields cite, by their numbers. `nowOf` gives undefined where nothing is known of a mark yet: then it
 * is as it was seen, and the checklist of the API has the last word.
 */
export function citedLines(
  fields: DiagnosisFields,
  marks: readonly CitedMarkInput[],
  { slides, ofWrongSlides }: ImagesOfCase,
  nowOf: (mark: CitedMarkInput) => MarkSight | null | undefined,
): readonly CitedLine[] {
  const named = namedTexts(fields);
  const texts = named.map(([, text]) => text);
  const cited = citedNumbers(texts);
  return marks
    .filter(({ number }) => cited.has(number))
    .map((mark) => {
      const slide = slides.find(({ imageId }) => imageId === mark.imageId) ?? null;
      const found = nowOf(mark);
      const now = found === undefined ? mark.seen : found;
      const standing = standingOf({ seen: mark.seen, now, slide });
      const isOfWrongSlide = ofWrongSlides.has(mark.imageId);
      const one = { number: mark.number, kind: mark.kind, seen: mark.seen, now, standing, isOfWrongSlide };
      const strangeIn = named
        .filter(([, text]) => citationsIn(text).some(({ number }) => number === mark.number))
        .flatMap(([name]) => specimenIn(name) ?? [])
        .filter((letter) => slide !== null && letter !== slide.specimenID);
      return { ...one, mark, slide, gaps: gapsOfMark(texts, one), strangeIn: [...new Set(strangeIn)] };
    });
}
