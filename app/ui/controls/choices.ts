import type { Choice } from './select.tsx';

/** The answers to choose from, with what the contract calls each; in the order of `values` where there is one. */
export const choicesOf = (
  texts: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(texts),
): readonly Choice[] => values.map((value) => ({ value, label: texts[value] ?? value }));

/** What fits the words that were looked for among more than a page can show. */
export interface FoundChoices {
  /** Names what is looked through. */
  readonly source: string;
  readonly words: string;
  /** What was found, after what is chosen already. */
  readonly choices: readonly Choice[];
  /** How many fit the words, and how many of these are shown. */
  readonly total: number;
  readonly shown: number;
  /** What may be chosen could not be read, so that nothing is known of how many there are. */
  readonly isUnread?: boolean;
}

/** What is said of choices that could not be read. The button to find others reads them again, with no words too. */
export const UNREAD_CHOICES = 'The choices could not be read. Press Find to try again.';

export type Choices = readonly Choice[] | FoundChoices;

export const isFound = (choices: Choices): choices is FoundChoices => 'source' in choices;

export const choicesIn = (choices: Choices): readonly Choice[] =>
  isFound(choices) ? choices.choices : choices;

/** Whether there are, or may be, others than those that are shown, so that they have to be looked for. */
export const isPartOf = (choices: Choices): choices is FoundChoices =>
  isFound(choices) && (choices.words !== '' || choices.total > choices.shown || choices.isUnread === true);

/** All of them, each once, in their order. */
export const joinChoices = (...lists: readonly (readonly Choice[])[]): readonly Choice[] => [
  ...new Map(lists.flat().map((choice) => [choice.value, choice])).values(),
];
