interface Choice {
  readonly value: string;
  readonly label: string;
}

/** How a case or a person is called whose id alone is known. */
export const UNLISTED = {
  parentCase: 'A case that is not offered any more',
  pathologist: 'A pathologist who is not offered any more',
} as const;

/**
 * The choices of a list with the one that is held already among them, whatever it is called by: a case may name a site by
 * its label, or by a word that the list has no more. A list without it would show another choice in its place, and the
 * next save would write that one. An id, which says nothing to people, is shown as `unlisted`.
 */
export function choicesHolding(choices: readonly Choice[], held: string, unlisted = held): readonly Choice[] {
  if (held === '' || choices.some(({ value }) => value === held)) return choices;
  const isNamed = choices.some(({ label }) => label === held);
  return isNamed
    ? choices.map((choice) => (choice.label === held ? { ...choice, value: held } : choice))
    : [{ value: held, label: unlisted }, ...choices];
}
