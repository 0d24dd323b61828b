interface Labelled {
  /** What stands on the glass; null where nobody wrote it down. */
  readonly label: string | null;
  /** The slide's short name, such as A1. */
  readonly name: string;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const holds = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && words.some((_, at) => wanted.every((word, ahead) => words[at + ahead] === word));

/**
 * The slide whose label the name of a scan repeats word by word, the one with the longest label where several fit. Null
 * rather than a guess: a scan on the wrong slide is a wrong diagnosis.
 */
export function slideOfScan<T extends Labelled>(fileName: string, slides: readonly T[]): T | null {
  const words = wordsOf(fileName.replace(/\.[^.]*$/, ''));
  const fitting = slides
    .map((slide) => ({ slide, label: wordsOf(slide.label ?? '') }))
    .filter(({ label }) => holds(words, label))
    .toSorted((a, b) => b.label.length - a.label.length);
  const [best, next] = fitting;
  if (best !== undefined) return next?.label.length === best.label.length ? null : best.slide;
  // Without a label that fits, a file that is called like one slide, and like no other, is meant for it.
  const named = slides.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  return named.length === 1 ? (named[0] ?? null) : null;
}
