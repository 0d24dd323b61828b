import type { Choice } from './select.tsx';

/** The answers to choose from, with what the contract calls each; in the order of `values` where there is one. */
export const choicesOf = (
  texts: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(texts),
): readonly Choice[] => values.map((value) => ({ value, label: texts[value] ?? value }));
