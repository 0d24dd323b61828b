import { useUnit } from 'effector-react';
import { $outboxError, $unsentSlides } from '../../state/outbox.ts';
import {
  $areMarksAsked,
  $areMarksHeldUp,
  $areMarksHidden,
  $areMarksUnread,
  $isSessionOver,
} from '../../state/outbox-state.ts';
import { $saveError, $saveState, type SaveState } from '../../state/persistence.ts';
import { $sealReason } from '../../state/read-only.ts';
import { useOnline } from '../stage/use-online.ts';

/** How it stands with the marks, in words. */
export interface SaveWords {
  readonly state: SaveState;
  /** Stands beside the name of the slide, to which it leaves the room. */
  readonly short: string;
  /** The sentence; null where the short words say all. */
  readonly why: string | null;
  /** What hides marks of the case, or keeps them from it, is shown as a danger. */
  readonly look: 'calm' | 'loading' | 'alarming';
  readonly isTroubled: boolean;
  /** The case has refused marks: nothing of them is on its way any more. */
  readonly isRefused: boolean;
  /** Only a login lets the marks go on their way. */
  readonly isLoginAsked: boolean;
  /** Marks may be looked at and nothing is to be saved. */
  readonly isReadOnly: boolean;
}

const WORDS: Readonly<Record<SaveState, string>> = {
  saving: 'Saving…',
  kept: 'Saving to case…',
  saved: 'Saved',
  failed: 'Not saved',
  uncopied: 'Saved to the case',
};
const READ_ONLY_SHORT = 'Read-only';
const NO_COPY = 'This browser keeps no copy.';
const UNREAD_WHY = 'Marks of the case may be missing here until the server answers.';
const HIDDEN_WHY = 'The marks of this case are not shown to you.';
const OFFLINE = 'Marks are in this browser alone: offline.';
const NOT_TAKEN = 'Marks are in this browser alone: the server does not take them now.';
const ENDED = 'Session ended';
const ENDED_UNSENT =
  'Your session has ended. Your new marks are kept in this browser: log in to save them to the case.';
const ENDED_UNREAD =
  'Your session has ended. Marks of the case may be missing here: log in to go on where you were.';

/** Whether the marks are safe; never silent about one that is not. */
export function useSaveWords(): SaveWords {
  const {
    state,
    trouble,
    refusal,
    areAsked,
    areUnread,
    areHidden,
    areHeldUp,
    isSessionOver,
    sealed,
    slides,
  } = useUnit({
    slides: $unsentSlides,
    state: $saveState,
    trouble: $saveError,
    refusal: $outboxError,
    areAsked: $areMarksAsked,
    areUnread: $areMarksUnread,
    areHidden: $areMarksHidden,
    areHeldUp: $areMarksHeldUp,
    isSessionOver: $isSessionOver,
    sealed: $sealReason,
  });
  const isOnline = useOnline();
  const calm = {
    state,
    short: WORDS[state],
    why: null,
    look: 'calm',
    isTroubled: false,
    isRefused: false,
    isLoginAsked: false,
    isReadOnly: false,
  } as const;
  const alarming = { ...calm, look: 'alarming', isTroubled: true } as const;
  const ended = { ...alarming, short: ENDED, isLoginAsked: true } as const;
  const given = trouble ?? refusal;
  const withSlides = (why: string): string => (slides === '' ? why : `${why} They are on: ${slides}.`);
  if (state === 'kept' && given !== null && refusal !== null)
    return { ...alarming, short: 'Not saved to the case', why: withSlides(given), isRefused: true };
  if (state === 'kept' && areHeldUp && isSessionOver && isOnline)
    return { ...ended, why: withSlides(ENDED_UNSENT) };
  if (state === 'kept' && areHeldUp)
    return { ...alarming, short: 'Not sent yet', why: withSlides(isOnline ? NOT_TAKEN : OFFLINE) };
  // Whoever cannot change a mark has saved none here.
  const safe = sealed === null ? calm : { ...calm, short: READ_ONLY_SHORT, isReadOnly: true };
  if (state === 'uncopied')
    return { ...safe, why: [NO_COPY, given ?? ''].join(' ').trim(), isTroubled: true };
  if (state === 'failed' || given !== null) return { ...calm, why: given, isTroubled: true };
  if (state !== 'saved') return calm;
  // Nothing was lost, but "Saved" beside a bare slide would say that nobody has marked it.
  if (areUnread && isSessionOver && isOnline) return { ...ended, why: ENDED_UNREAD };
  if (areUnread) return { ...alarming, short: 'Marks not loaded', why: UNREAD_WHY };
  if (areHidden) return { ...alarming, short: 'Marks not shown to you', why: HIDDEN_WHY, isTroubled: false };
  if (areAsked) return { ...calm, short: 'Loading marks…', look: 'loading' };
  return { ...safe, why: sealed };
}
