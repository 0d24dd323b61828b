import { createContext, useContext } from 'react';
import type { CaseMark } from '../../state/marks-of-case.ts';

/** The way from the slides of a case to its text. */
export interface TextPort {
  /** Puts the mark into the text. */
  readonly cite: (mark: CaseMark) => void;
  /** To the text: the window that shows it, or this one. */
  readonly toText: () => void;
}

const TextContext = createContext<TextPort | null>(null);

export const TextProvider = TextContext.Provider;
/** Null for whoever writes no text of this case. */
export const useTextPort = (): TextPort | null => useContext(TextContext);
