import { useUnit } from 'effector-react';
import { Check, CircleAlert, CloudUpload, LoaderCircle, Lock } from 'lucide-react';
import { useState } from 'react';
import { loginAddress, wayBackFrom } from '#app/core/access/login-notices.ts';
import { LoginLink } from '#app/ui/controls/login-link.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { $keptGestures, type SaveState } from '../../state/persistence.ts';
import { GiveUpMarks } from './give-up-marks.tsx';
import { useSaveWords } from './use-save-words.ts';

const KEPT_TITLE = 'Your marks are safe in this browser, and go to the case as soon as the server answers.';

interface SignProps {
  readonly state: SaveState;
  readonly isAlarming: boolean;
  readonly isReadOnly: boolean;
}

function Sign({ state, isAlarming, isReadOnly }: SignProps) {
  if (isAlarming) return <CircleAlert aria-hidden />;
  if (isReadOnly) return <Lock aria-hidden />;
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

/**
 * Whether the marks are safe, in a word or two: the name of the slide and the way to the next one keep their room. The
 * sentence is heard with it; what troubles the marks is seen over the slide too.
 */
export function SaveMark() {
  const { state, short, why, look, isTroubled, isReadOnly } = useSaveWords();
  const kept = useUnit($keptGestures);
  const spoken = useSpoken(state, isTroubled);
  // Over the slide stands only what is lost without a hand; the rest has to be read by touch as well.
  const isToldHere = why !== null && (!isTroubled || state === 'uncopied');
  return (
    <span
      role="status"
      aria-live={spoken ? 'polite' : 'off'}
      data-state={state}
      data-kept={kept}
      title={why ?? (state === 'kept' ? KEPT_TITLE : undefined)}
      className={`flex min-w-0 items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0 ${isTroubled && state !== 'uncopied' ? 'font-medium text-danger' : 'text-muted'}`}
    >
      <Sign
        state={look === 'loading' ? 'saving' : state}
        isAlarming={look === 'alarming'}
        isReadOnly={isReadOnly}
      />
      {isToldHere ? <WhyButton short={short} why={why} /> : <span className="truncate">{short}</span>}
      {why !== null && <span className="sr-only"> {why}</span>}
    </span>
  );
}

interface WhyButtonProps {
  readonly short: string;
  readonly why: string;
}

/** The short words, which a press explains. */
function WhyButton({ short, why }: WhyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`${short}: why?`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-w-0 truncate underline decoration-dotted underline-offset-2 hover:text-text coarse:min-h-11"
      >
        {short}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="sm" title={short}>
        <p>{why}</p>
      </Dialog>
    </>
  );
}

/** What troubles the marks, over the slide: a line of its own beside the title would hide it or move the picture. */
export function SaveNote() {
  const { state, short, why, isTroubled, isRefused, isLoginAsked } = useSaveWords();
  // Where only this browser keeps no copy, the case has every mark: that is said beside the title, and hides no tissue.
  if (!isTroubled || why === null || state === 'uncopied') return null;
  return (
    <div
      data-clear-of-toasts
      className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-2 rounded-md border border-danger bg-danger-soft px-3 py-1 text-sm shadow-sm"
    >
      {/* The text is heard as part of the state beside the title. */}
      <p aria-hidden className="min-w-0">
        <strong className="font-medium">{short}.</strong> {why}
      </p>
      {isRefused && <GiveUpMarks />}
      {isLoginAsked && <LoginLink address={loginAddress(null, wayBackFrom(window.location))} isKept />}
    </div>
  );
}
