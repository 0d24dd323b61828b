/**
 * What binds a place of a text to a mark of a slide: `413.1 μm [mark 1]`, or `[mark 1]` alone. It reads as plain text
 * wherever a report goes. Not a letter and a number: R1, M1 and P1 mean other things to a pathologist.
 */
export interface Citation {
  readonly number: number;
  /** The length before the token, as it was typed; null where a place is cited and nothing is measured. */
  readonly value: string | null;
  /** Where value and token begin and end in the text. */
  readonly from: number;
  readonly to: number;
}

const SPACE = '[ \u00a0\u2009\u202f]';
/** Signs and words; what no mark is measured in is a length all the same, and not that of its mark. */
const UNIT = '(?:[\u03bc\u00b5u]m|mm|cm|microns?|(?:micro|milli|centi)met(?:er|re)s?)';

/**
 * A length as a reader may type it. Digits that are set apart by a thousands sign belong to it: of '2,413.1 μm' the end
 * alone would pass for another length. Spaces set apart three digits only, and none after a name such as 'A2'. The sign
 * before the m is the Greek letter, that of the keyboard or a u, and none of the spaces needs to be there.
 */
const LENGTH = `(?<!\\d[.,'’]?)(?:\\d+[.,'’]|(?<![\\p{L}\\d])\\d+${SPACE}(?=\\d{3}(?!\\d)))*\\d+${SPACE}*${UNIT}`;
const PATTERN = new RegExp(`(?:(${LENGTH})${SPACE}*)?\\[mark ([1-9]\\d{0,3})\\]`, 'gu');

/** A typed length as the page writes it, so that another sign of the unit makes no other length of it. */
export const writtenLengthOf = (typed: string): string =>
  typed.replace(/\s*[\u03bc\u00b5u]m$/u, ' \u03bcm').replace(/\s*mm$/u, ' mm');

export const citationText = (number: number, value: string | null): string =>
  `${value === null ? '' : `${value} `}[mark ${String(number)}]`;

/** Every citation of a text, in its order. */
export const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(PATTERN)].map((match) => ({
    number: Number(match[2]),
    value: match[1] ?? null,
    from: match.index,
    to: match.index + match[0].length,
  }));

/** A text as words and citations, in its order. */
export interface TextPiece {
  readonly text: string;
  /** Where it begins in the text. */
  readonly at: number;
  /** The number of the mark that it cites; null for words. */
  readonly number: number | null;
}

export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { number, from, to } of citationsIn(text)) {
    if (from > at) pieces.push({ text: text.slice(at, from), at, number: null });
    pieces.push({ text: text.slice(from, to), at: from, number });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), at, number: null });
  return pieces;
}

/** The text with the value of a citation replaced where it still is the one that was put there. */
export const withValue = (text: string, number: number, before: string, after: string): string =>
  replaceFrom(text, (one) =>
    one.number === number && one.value !== null && writtenLengthOf(one.value) === before
      ? citationText(number, after)
      : null,
  );

/**
 * The text with the lengths replaced that a reader saw of a mark. A number that a space sets apart before one stays: it
 * is told as another length, and whether it is a part of it only its reader knows. So does a length that somebody typed.
 */
export const withMeasuredValue = (text: string, number: number, seen: string, now: string): string =>
  replaceFrom(text, (one) => {
    if (one.number !== number || one.value === null) return null;
    const written = writtenLengthOf(one.value);
    const before = written.slice(0, -seen.length);
    const isAsSeen = written.endsWith(seen) && !/\S$/u.test(before);
    return isAsSeen ? before + citationText(number, now) : null;
  });

/** The text without the token; a length stays as plain words. */
export const withoutCitation = (text: string, number: number): string =>
  takeOut(text, number, ({ value }) => value ?? '');

/** The text without the token, the length before it and the space that it needed. */
export const withoutLength = (text: string, number: number): string => takeOut(text, number, () => '');

const takeOut = (text: string, number: number, keptOf: (one: Citation) => string): string =>
  citationsIn(text)
    .filter((one) => one.number === number)
    .toReversed()
    .reduce((now, one) => {
      const [before, kept, after] = [now.slice(0, one.from), keptOf(one), now.slice(one.to)];
      if (kept !== '') return joinParts(before + kept, after);
      const isFirst = /(?:^|\n)$/u.test(before);
      return isFirst ? before + after.replace(/^ /u, '') : joinParts(before.replace(/ $/u, ''), after);
    }, text);

/**
 * Two parts of a text, with a comma where the second would take words of the first for the length of its mark, or a
 * number of it for the thousands of that length.
 */
function joinParts(first: string, second: string): string {
  const isSpanned = citationsIn(first + second).some(
    ({ from, to }) => from < first.length && first.length < to,
  );
  return isSpanned ? first.replace(/\s*$/u, ',$&') + second : first + second;
}

function replaceFrom(text: string, next: (one: Citation) => string | null): string {
  return citationsIn(text)
    .toReversed()
    .reduce((now, one) => {
      const piece = next(one);
      return piece === null ? now : now.slice(0, one.from) + piece + now.slice(one.to);
    }, text);
}

/**
 * A citation put into a text between words, with the spaces that it needs around it, and with a comma after a number or a
 * length that is not its own.
 */
export function insertCitation(
  present: string,
  caret: number,
  citation: string,
): { readonly text: string; readonly caret: number } {
  const [before, after] = [present.slice(0, caret), present.slice(caret)];
  const spaced = before === '' || /\s$/u.test(before) ? before : `${before} `;
  const text = joinParts(spaced, citation);
  const tail = after === '' || /^[\s.,;:)]/u.test(after) ? '' : ' ';
  return { text: text + tail + after, caret: text.length };
}
