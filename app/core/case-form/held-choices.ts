interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * The choices of a list with the one that is held already among them, whatever it is called by: a case may name a site by
 * its label, or by a word that the list has no more. A list without it would show another choice in its place, and the
 * next save would write that one.
 */
export function choicesHolding(choices: readonly Choice[], held: string): readonly Choice[] {
  if (held === '' || choices.some(({ value }) => value === held)) return choices;
  const isNamed = choices.some(({ label }) => label === held);
  return isNamed
    ? choices.map((choice) => (choice.label === held ? { ...choice, value: held } : choice))
    : [{ value: held, label: held }, ...choices];
}
