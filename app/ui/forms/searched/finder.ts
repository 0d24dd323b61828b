import { createContext, useContext, useRef, useState } from 'react';
import { type FoundChoices, joinChoices } from '../../controls/choices.ts';
import type { Choice } from '../../controls/select.tsx';

type Answered =
  | { readonly ok: true; readonly choices: readonly Choice[]; readonly total: number }
  | { readonly ok: false; readonly message: string };

/** Looks words up in what a source names; where no page says how, a form is posted to look for something. */
export const FindContext = createContext<((source: string, words: string) => Promise<Answered>) | null>(null);

interface Searched {
  readonly found: FoundChoices;
  /** What went wrong with the last search; null for nothing. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** What was chosen when the last search came back; null before the first. */
  readonly chosen: readonly string[] | null;
}

export interface Finder extends Searched {
  /** Null without script: the form's own button asks then. */
  readonly look: ((words: string) => Promise<void>) | null;
}

const startedWith = (found: FoundChoices): Searched => ({
  found,
  failure: null,
  isBusy: false,
  chosen: null,
});

interface Chosen {
  /** What the form begins with, which may be given another answer than at first. */
  readonly begun: readonly string[];
  readonly chosenNow: () => readonly string[];
}

/** The choices of a question as they were looked for last. What is chosen stays among them. */
export function useFinder(atFirst: FoundChoices, { begun, chosenNow }: Chosen, isEnhanced: boolean): Finder {
  const find = useContext(FindContext);
  const [last, setSearched] = useState(() => startedWith(atFirst));
  const asked = useRef(0);
  // What could not be read at first has been read with the page since.
  if (last.found.isUnread === true && atFirst.isUnread !== true) setSearched(startedWith(atFirst));
  const held = atFirst.choices.filter(({ value }) => begun.includes(value));
  const searched = { ...last, found: { ...last.found, choices: joinChoices(held, last.found.choices) } };
  if (find === null || !isEnhanced) return { ...searched, look: null };
  const look = async (words: string) => {
    asked.current += 1;
    const mine = asked.current;
    setSearched((before) => ({ ...before, failure: null, isBusy: true }));
    const answer = await find(atFirst.source, words);
    // Only what was asked last is shown, whichever answer comes first.
    if (asked.current !== mine) return;
    if (!answer.ok) {
      setSearched((before) => ({ ...before, failure: answer.message, isBusy: false }));
      return;
    }
    const chosen = chosenNow();
    setSearched(({ found }) => ({
      ...startedWith({
        source: found.source,
        words,
        choices: joinChoices(
          found.choices.filter(({ value }) => chosen.includes(value)),
          answer.choices,
        ),
        total: answer.total,
        shown: answer.choices.length,
      }),
      chosen,
    }));
  };
  return { ...searched, look };
}
