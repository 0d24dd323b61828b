import type { SignableSpecimen } from './signable-case.ts';

type Placed = Pick<SignableSpecimen, 'bodysite' | 'subsite' | 'laterality' | 'text'>;

/** Words of site names that say where on anything, so that they prove nothing about the site. */
const PLAIN_WORDS = ['part', 'other', 'left', 'right', 'upper', 'lower', 'with', 'slides'];

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** How the text disagrees with the specimen's fields; null when it does not, or when nothing is written. */
export function siteFault(specimen: Placed): 'side' | 'site' | null {
  const words = wordsOf(specimen.text);
  if (words.length === 0) return null;
  if (namesOtherSide(specimen.laterality, words)) return 'side';
  const named = wordsOf(`${specimen.bodysite ?? ''} ${specimen.subsite ?? ''}`).filter(
    (word) => word.length > 3 && !PLAIN_WORDS.includes(word),
  );
  return named.length === 0 || named.some((name) => words.includes(name)) ? null : 'site';
}

/**
 * A side is in doubt when the text names the other one and never the specimen's own. A text without any side is
 * left alone: clots and smears of one marrow are not written with theirs.
 */
function namesOtherSide(laterality: string | null, words: readonly string[]): boolean {
  const [left, right] = [words.includes('left'), words.includes('right')];
  if (laterality === 'Left') return right && !left;
  if (laterality === 'Right') return left && !right;
  return laterality === 'Bilateral' || laterality === null
    ? false
    : laterality === 'Midline' && (left || right);
}
