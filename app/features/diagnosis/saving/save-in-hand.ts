import { createContext } from 'react';
import type { QueueView } from '#app/browser/saving/saved-text.ts';

/** What of the text has still to reach the server before a step that is made of what the server has. */
export interface SaveInHand {
  /** Something is on its way there; false of a save that failed, which holds nobody. */
  readonly isOnItsWay: boolean;
  /** Saves at once what is not saved yet. */
  readonly hurry: () => void;
}

export const NOTHING_IN_HAND: SaveInHand = { isOnItsWay: false, hurry: () => undefined };

/** The text that is written on this page, for whatever else stands on it; nothing where there is no such text. */
export const SaveInHandContext = createContext(NOTHING_IN_HAND);

export const isOnItsWay = ({
  phase,
  isUnsaved,
  message,
}: Pick<QueueView, 'phase' | 'isUnsaved' | 'message'>): boolean =>
  phase === 'sending' || (phase === 'due' && isUnsaved && message === null);
