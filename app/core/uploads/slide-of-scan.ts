import { accessionOfScan, isScanOf, wordsOf } from './accession-of-scan.ts';

interface Labelled {
  /** What stands on the glass; null where nobody wrote it down. */
  readonly label: string | null;
  /** The slide's short name, such as A1. */
  readonly name: string;
}

const holds = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && words.some((_, at) => wanted.every((word, ahead) => words[at + ahead] === word));

/**
 * The slide whose label the name of a scan repeats word by word, the one with the longest label where several fit. Null
 * rather than a guess: a scan on the wrong slide is a wrong diagnosis. So a name with an accession number fits only a label
 * which has that number too, and a label without the number of the case fits only a name that says nothing more than the
 * label, or begins with that number: whatever else stands there may be the number of another patient's case.
 */
export function slideOfScan<T extends Labelled>(
  fileName: string,
  slides: readonly T[],
  accession: string | null,
): T | null {
  const words = wordsOf(fileName.replace(/\.[^.]*$/, ''));
  const number = accessionOfScan(fileName);
  const isOwn = accession !== null && isScanOf(fileName, accession);
  const hasNumber = (label: readonly string[]): boolean =>
    number !== null ? holds(label, wordsOf(number)) : isOwn || holds(label, wordsOf(accession ?? ''));
  const fitting = slides
    .map((slide) => ({ slide, label: wordsOf(slide.label ?? '') }))
    .filter(({ label }) => holds(words, label) && (words.length === label.length || hasNumber(label)))
    .toSorted((a, b) => b.label.length - a.label.length);
  const [best, next] = fitting;
  if (best !== undefined) return next?.label.length === best.label.length ? null : best.slide;
  // Without a label that fits, a file that is called like one slide, and like no other, is meant for it.
  const named = slides.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  return named.length === 1 ? (named[0] ?? null) : null;
}
