import type { ReactNode } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import { ChoicesAnswer } from '#app/core/resources/choices-answer.ts';
import { FindContext } from '#app/ui/forms/searched/finder.ts';

const NO_ANSWER = 'The names could not be looked up. Try again.';

async function find(source: string, words: string): Promise<ChoicesAnswer> {
  try {
    const query = new URLSearchParams({ source, q: words });
    return await fetchAnswer(ChoicesAnswer, `/resources/choices?${query.toString()}`);
  } catch {
    return { ok: false, message: NO_ANSWER };
  }
}

/** Lets the forms of a page look names up without being posted. */
export function FindChoices({ children }: { readonly children: ReactNode }) {
  return <FindContext.Provider value={find}>{children}</FindContext.Provider>;
}
