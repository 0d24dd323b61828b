import { useBlocker } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { discardTyped } from '../feedback/discard-typed.ts';
import { TellUnsavedContext, UnsavedFormsContext, useUnsaved } from './use-unsaved.ts';

interface Place {
  readonly pathname: string;
}

/** Another step or view of the same page loses nothing, and neither does the form's own post. */
export const isLeaving = (from: Place, to: Place): boolean => from.pathname !== to.pathname;

/** As `isLeaving`, where the query says which thing a page is about: a ticket, a task, a group. */
export const isLeavingThing = (from: ThingPlace, to: ThingPlace): boolean =>
  isLeaving(from, to) || queryWithout(['step', 'index'], from) !== queryWithout(['step', 'index'], to);

/** As `isLeavingThing`, of a form that is one step of its page alone: the other steps know nothing of it. */
export const isLeavingStep = (from: ThingPlace, to: ThingPlace): boolean =>
  isLeaving(from, to) || queryWithout(['index'], from) !== queryWithout(['index'], to);

interface ThingPlace extends Place {
  readonly search: string;
}

/** A post to the first page of a folder adds `index`, which leads nowhere else. */
function queryWithout(names: readonly string[], { search }: ThingPlace): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.toString();
}

interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  readonly leaves?: typeof isLeavingThing;
  /** Asked when the page is left, of a page that may be left before it has rendered what it has just heard. */
  readonly isUnsavedNow?: () => boolean;
  /** The page keeps what is typed by itself, and forgets it now: its reader has given it up. */
  readonly onGiveUp?: () => void;
}

/** Asks before unsaved changes are left behind: by a dialog in the product, by the browser's own question elsewhere. */
export function LeaveGuard({ isUnsaved, isUnsavedNow, leaves = isLeaving, onGiveUp }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isUnsaved || isUnsavedNow?.() === true) && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onGiveUp?.();
    blocker.proceed();
  };
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />;
}

/** A page of several forms: it asks before it is left while any of them holds something unsaved. */
export function GuardedForms({ children }: { readonly children: ReactNode }) {
  const { unsaved, isUnsaved, tell } = useUnsaved();
  return (
    <TellUnsavedContext.Provider value={tell}>
      <UnsavedFormsContext.Provider value={unsaved}>{children}</UnsavedFormsContext.Provider>
      <LeaveGuard isUnsaved={isUnsaved} leaves={isLeavingThing} />
    </TellUnsavedContext.Provider>
  );
}

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const leave = () => {
    discardTyped();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="What you changed on this page has not been saved."
      size="sm"
      footer={
        <>
          <Button onClick={leave}>Leave and lose the changes</Button>
          <Button variant="primary" onClick={onStay}>
            Stay on this page
          </Button>
        </>
      }
    >
      <p>Stay to go on where you were. Nothing is lost until you leave.</p>
    </Dialog>
  );
}
