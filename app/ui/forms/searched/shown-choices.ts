import { useState } from 'react';
import { type Choices, choicesIn, type FoundChoices, isFound, joinChoices } from '../../controls/choices.ts';
import type { Choice } from '../../controls/select.tsx';

/** What stands in a question, as conform knows it: one value, or a list of them. */
interface Answered {
  readonly value?: unknown;
  readonly initialValue?: unknown;
}

export interface ShownChoices {
  readonly choices: Choices;
  /** What the question began with: its control goes by that, since another control would forget what was chosen. */
  readonly first: Choices;
}

/** Says who or what was chosen where no answer of the API has named it. */
const UNNAMED = 'As you chose before';

const valuesIn = (answer: unknown): readonly string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/**
 * The choices of a question as its page shows them. What could not be read anew stays as it was, and what is chosen stays
 * among them: a control that lacks its value sends another one in its place without a word.
 */
export function useShownChoices(given: Choices, { value, initialValue }: Answered): ShownChoices {
  const [first] = useState(given);
  const [seen, setSeen] = useState(given);
  const [read, setRead] = useState(given);
  if (!isFound(given)) return { choices: given, first: given };
  if (given !== seen) {
    setSeen(given);
    if (given.isUnread !== true || !isFound(read) || read.isUnread === true) {
      const chosen = new Set([...valuesIn(value), ...valuesIn(initialValue)]);
      const kept = choicesIn(read).filter((choice) => chosen.has(choice.value));
      setRead({ ...given, choices: joinChoices(kept, given.choices) });
    }
  }
  return { choices: isFound(read) ? withBegun(read, valuesIn(initialValue)) : given, first };
}

/** With what the form begins with, though nobody has named it. */
function withBegun(found: FoundChoices, begun: readonly string[]): FoundChoices {
  const named = new Set(found.choices.map(({ value }) => value));
  const unnamed = begun.filter((value) => !named.has(value));
  if (unnamed.length === 0) return found;
  const added: readonly Choice[] = unnamed.map((value) => ({ value, label: UNNAMED }));
  return { ...found, choices: [...added, ...found.choices] };
}
