import type { CitedMarkInput, MarkSight } from '#contracts/generated/wire.ts';
import type { MarkPlace } from './cite-link.ts';
import { reportableLength } from './sight.ts';
import { citationText, withMeasuredValue } from './token.ts';

/**
 * How a mark that is put into a text counts as seen. Whoever puts a length in may not know that its slide has another
 * scale by now: a look is owed as if the scale had been set afterwards, unless the reader has looked at it before.
 */
const seenAtPutting = (sight: MarkSight, before: MarkSight | undefined): MarkSight =>
  sight.basis === 'superseded' && before?.basis !== 'superseded' ? { ...sight, basis: 'file' } : sight;

/** The entry of a mark and all the others; a mark that has a number keeps it. */
export function withCited(
  marks: readonly CitedMarkInput[],
  { imageId, markId, kind }: MarkPlace,
  sight: MarkSight,
): { readonly number: number; readonly marks: readonly CitedMarkInput[] } {
  const known = marks.find((one) => one.imageId === imageId && one.markId === markId && one.kind === kind);
  const number = known?.number ?? Math.max(0, ...marks.map((one) => one.number)) + 1;
  const rest = marks.filter((one) => one !== known);
  const seen = seenAtPutting(sight, known?.seen);
  return { number, marks: [...rest, { number, kind, imageId, markId, seen }].toSorted(byNumber) };
}

const byNumber = (one: CitedMarkInput, other: CitedMarkInput): number => one.number - other.number;

/** The reader has looked at a mark as it is now. */
export const withSeen = (
  marks: readonly CitedMarkInput[],
  number: number,
  seen: MarkSight,
): readonly CitedMarkInput[] => marks.map((one) => (one.number === number ? { ...one, seen } : one));

/** The text of a reader who sees by now what a mark measures; a length that may not stand in a report comes into none. */
export function withSightNow(text: string, { number, seen }: CitedMarkInput, now: MarkSight): string {
  const length = reportableLength(now);
  return seen.value === null || length === null ? text : withMeasuredValue(text, number, seen.value, length);
}

/** What stands in a text for a mark: with its length where there is one that may stand in a report. */
export const citationOf = (number: number, sight: MarkSight): string =>
  citationText(number, reportableLength(sight));
