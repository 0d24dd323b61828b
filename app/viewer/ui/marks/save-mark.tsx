import { useUnit } from 'effector-react';
import { Check, CircleAlert, CloudUpload, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { $outboxError } from '../../state/outbox.ts';
import {
  $areMarksAsked,
  $areMarksHeldUp,
  $areMarksHidden,
  $areMarksUnread,
} from '../../state/outbox-state.ts';
import { $keptGestures, $saveError, $saveState, type SaveState } from '../../state/persistence.ts';
import { useOnline } from '../stage/use-online.ts';
import { GiveUpMarks } from './give-up-marks.tsx';

const words: Readonly<Record<SaveState, string>> = {
  saving: 'Saving…',
  kept: 'Saving to case…',
  saved: 'Saved',
  failed: 'Not saved',
  uncopied: 'Saved to the case; this browser keeps no copy',
};
const REFUSED = 'Not saved to the case';
const LOADING = 'Loading marks…';
const HIDDEN = 'The marks of this case are not shown to you';
const UNREAD = 'Marks not loaded';
const UNREAD_WHY = 'Marks of the case may be missing here until the server answers.';
const OFFLINE = 'Marks are in this browser alone: offline';
const NOT_TAKEN = 'Marks are in this browser alone: the server does not take them now';
const KEPT_TITLE = 'Your marks are safe in this browser, and go to the case as soon as the server answers.';

function Sign({ state, isAlarming }: { readonly state: SaveState; readonly isAlarming: boolean }) {
  if (isAlarming) return <CircleAlert aria-hidden />;
  switch (state) {
    case 'saving':
      return <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />;
    case 'kept':
      return <CloudUpload aria-hidden />;
    case 'saved':
      return <Check aria-hidden className="text-success" />;
    case 'failed':
    case 'uncopied':
      return <CircleAlert aria-hidden />;
  }
}

/**
 * Each stroke goes through saving and kept. A screen reader hears of the trouble when it comes and of the first
 * state after it, and of nothing else.
 */
function useSpoken(state: SaveState, isTroubled: boolean): boolean {
  const [last, setLast] = useState({ state, isTroubled, spoken: isTroubled });
  if (last.state === state && last.isTroubled === isTroubled) return last.spoken;
  const spoken = isTroubled || last.isTroubled;
  setLast({ state, isTroubled, spoken });
  return spoken;
}

/** Whether the marks are safe; never silent about one that is not. */
export function SaveMark() {
  const { state, kept, trouble, refusal, areAsked, areUnread, areHidden, areHeldUp } = useUnit({
    state: $saveState,
    kept: $keptGestures,
    trouble: $saveError,
    refusal: $outboxError,
    areAsked: $areMarksAsked,
    areUnread: $areMarksUnread,
    areHidden: $areMarksHidden,
    areHeldUp: $areMarksHeldUp,
  });
  // Nothing was lost, but "Saved" beside a bare slide would say that nobody has marked it.
  const isUnread = state === 'saved' && areUnread;
  const isHidden = state === 'saved' && areHidden;
  const isLoading = state === 'saved' && areAsked && !isUnread;
  const why = trouble ?? refusal ?? (isUnread ? UNREAD_WHY : null);
  // The outbox has given up: nothing of it is on its way any more.
  const isRefused = state === 'kept' && refusal !== null;
  const isHeldUp = state === 'kept' && !isRefused && areHeldUp;
  const isTroubled = state === 'failed' || why !== null || isHeldUp;
  const spoken = useSpoken(state, isTroubled);
  const isOnline = useOnline();
  const heldUp = isOnline ? NOT_TAKEN : OFFLINE;
  return (
    <>
      <span
        role="status"
        aria-live={spoken ? 'polite' : 'off'}
        data-state={state}
        data-kept={kept}
        title={state === 'kept' && why === null ? KEPT_TITLE : undefined}
        className={`flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 ${isHeldUp ? 'min-w-0 leading-tight' : 'shrink-0 whitespace-nowrap'} ${isTroubled && state !== 'uncopied' ? 'font-medium text-danger' : 'text-muted'}`}
      >
        <Sign
          state={isLoading ? 'saving' : state}
          isAlarming={isRefused || isHeldUp || isUnread || isHidden}
        />
        {isUnread
          ? UNREAD
          : isHidden
            ? HIDDEN
            : isLoading
              ? LOADING
              : isRefused
                ? REFUSED
                : isHeldUp
                  ? heldUp
                  : words[state]}
        {why !== null && <span className="max-w-prose whitespace-normal">{why}</span>}
      </span>
      {isRefused && <GiveUpMarks />}
    </>
  );
}
