import type { CitedMark, MarkSight } from '#contracts/generated/wire.ts';
import { whyNoLength } from './sight.ts';
import { citationsIn, writtenLengthOf } from './token.ts';

/** A cited mark as the checklist of sign-out looks at it. */
export interface StandingMark extends Pick<CitedMark, 'number' | 'kind' | 'standing'> {
  readonly seen: Pick<MarkSight, 'value' | 'basis'>;
  readonly now: Pick<MarkSight, 'value' | 'basis'> | null;
  /** The mark was made on an image that was replaced because it showed another slide, maybe of somebody else. */
  readonly isOfWrongSlide: boolean;
}

const markName = (number: number): string => `mark ${String(number)}`;
const markHeading = (number: number): string => `Mark ${String(number)}`;

function lookText({ number, standing, seen, now, isOfWrongSlide }: StandingMark): string | null {
  switch (standing) {
    case 'seen':
      return null;
    case 'moved':
      return `${markHeading(number)} was moved. Look at it.`;
    case 'changed':
      // A scale that was set and taken back leaves every length as it was.
      if (now?.value != null && now.value === seen.value)
        return `${markHeading(number)} rests on another scale than when you looked at it. Its length is the same. Look at it.`;
      return now?.value != null && seen.value != null
        ? `${markHeading(number)} was ${seen.value} and is ${now.value}. Look at it.`
        : `${markHeading(number)} was changed. Look at it.`;
    case 'scale_corrected':
      // Who read of the scale before the mark was moved has to hear of the number too.
      return now?.value != null && seen.value != null && now.value !== seen.value
        ? `${markHeading(number)} was ${seen.value} and is ${now.value}, by a scale that its slide has no more. Look at it.`
        : `${markHeading(number)} rests on a scale that its slide has no more. Look at it.`;
    case 'deleted':
      return `${markHeading(number)} was deleted. ${wayOut(seen)}`;
    case 'slide_replaced':
      return isOfWrongSlide
        ? `${markHeading(number)} was made on an image that showed another slide. Take it out of the text.`
        : `The slide of ${markName(number)} was replaced. ${wayOut(seen)}`;
  }
}

/** As plain words a length would lose what it rests on. */
const wayOut = ({ basis }: StandingMark['seen']): string =>
  basis === 'assumed'
    ? 'Take it out of the text.'
    : 'Take it out of the text, or make its length plain words.';

/** What is gone has no length by now but the one that its reader saw. */
export const isGone = (standing: StandingMark['standing']): boolean =>
  standing === 'deleted' || standing === 'slide_replaced';

/** What is wrong with one length in a text; null where it is that of its mark. */
function lengthText(value: string | null, mark: StandingMark): string | null {
  if (value === null) return null;
  const { number, kind, seen, now, standing } = mark;
  const sight = isGone(standing) ? seen : (now ?? seen);
  if (isGone(standing) && sight.basis !== 'assumed') return null;
  if (kind === 'patch')
    return `${markHeading(number)} is a place and has no length. Put a word or a comma between ${value} and [${markName(number)}].`;
  const reason = whyNoLength(sight);
  if (reason !== null) return `${value} of ${markName(number)}: ${reason}`;
  const measured = sight.value;
  if (measured === writtenLengthOf(value)) return null;
  return `The text says ${value} where ${markName(number)} measures ${measured ?? 'nothing'}.`;
}

/** What keeps texts that cite a mark from being signed: a look that is owed, and lengths that are not the mark's. */
export const gapsOfMark = (texts: readonly string[], mark: StandingMark): readonly string[] => {
  const found = texts.flatMap(citationsIn).filter(({ number }) => number === mark.number);
  const gaps = found.flatMap(({ value }) => [lookText(mark), lengthText(value, mark)]);
  return [...new Set(gaps.filter((text) => text !== null))];
};

/** The numbers that the texts cite and that no mark has, such as those of a text from another case. */
export const unknownNumbers = (
  texts: readonly string[],
  marks: readonly Pick<StandingMark, 'number'>[],
): readonly number[] =>
  [...citedNumbers(texts)].filter((number) => marks.every((mark) => mark.number !== number));

export const unknownText = (number: number): string =>
  `The text cites ${markName(number)}, and no mark has this number.`;

/** Why the texts cannot be signed with the marks that they cite. */
export const citedGaps = (texts: readonly string[], marks: readonly StandingMark[]): readonly string[] => [
  ...marks.flatMap((mark) => gapsOfMark(texts, mark)),
  ...unknownNumbers(texts, marks).map(unknownText),
];

/** The numbers that the texts cite. */
export const citedNumbers = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(texts.flatMap(citationsIn).map(({ number }) => number));
