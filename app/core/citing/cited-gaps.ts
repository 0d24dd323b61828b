import type { CitedMark, MarkSight } from '#contracts/generated/wire.ts';
import { whyNoLength } from './sight.ts';
import { citationsIn } from './token.ts';

/** A cited mark as the checklist of sign-out looks at it. */
export interface StandingMark extends Pick<CitedMark, 'number' | 'standing'> {
  readonly seen: Pick<MarkSight, 'value' | 'basis'>;
  readonly now: Pick<MarkSight, 'value' | 'basis'> | null;
}

const named = (number: number): string => `mark ${String(number)}`;
const headed = (number: number): string => `Mark ${String(number)}`;

function lookText({ number, standing, seen, now }: StandingMark): string | null {
  switch (standing) {
    case 'seen':
      return null;
    case 'moved':
      return `${headed(number)} was moved. Look at it.`;
    case 'changed':
      return now?.value != null && seen.value != null
        ? `${headed(number)} was ${seen.value} and is ${now.value}. Look at it.`
        : `${headed(number)} was changed. Look at it.`;
    case 'scale_corrected':
      return `${headed(number)} rests on a scale that its slide has no more. Look at it.`;
    case 'deleted':
      return `${headed(number)} was deleted. Take it out of the text, or make its length plain words.`;
    case 'slide_replaced':
      return `The slide of ${named(number)} was replaced. Take it out of the text, or make its length plain words.`;
  }
}

/** What is wrong with one length in a text; null where it is that of its mark. */
function lengthText(value: string | null, { number, seen, now, standing }: StandingMark): string | null {
  if (value === null || standing === 'deleted' || standing === 'slide_replaced') return null;
  const reason = now === null ? null : whyNoLength(now);
  if (reason !== null) return `${value} of ${named(number)}: ${reason}`;
  const measured = now?.value ?? seen.value;
  if (measured === value) return null;
  return `The text says ${value} where ${named(number)} measures ${measured ?? 'nothing'}.`;
}

/**
 * Why the texts cannot be signed with the marks that they cite: one sentence for each mark that the reader has to look at,
 * for each length that is not that of its mark, and for each number that no mark has.
 */
export function citedGaps(texts: readonly string[], marks: readonly StandingMark[]): readonly string[] {
  const citations = texts.flatMap(citationsIn);
  const gaps = citations.flatMap(({ number, value }) => {
    const mark = marks.find((one) => one.number === number);
    if (mark === undefined) return [`The text cites ${named(number)}, and no mark has this number.`];
    return [lookText(mark), lengthText(value, mark)].filter((text) => text !== null);
  });
  return [...new Set(gaps)];
}

/** The numbers that the texts cite. */
export const citedNumbers = (texts: readonly string[]): ReadonlySet<number> =>
  new Set(texts.flatMap(citationsIn).map(({ number }) => number));
