import type { Choice } from '../controls/select.tsx';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The choices in which every typed word begins a word, whatever its case and accents. */
export function choicesMatching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return choices;
  return choices.filter(({ label }) => {
    const words = wordsOf(label);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
