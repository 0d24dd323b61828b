import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';

interface Place {
  readonly pathname: string;
}

/** Another step or view of the same page loses nothing, and neither does the form's own post. */
export const isLeaving = (from: Place, to: Place): boolean => from.pathname !== to.pathname;

/** Asks before unsaved changes are left behind: by a dialog in the product, by the browser's own question elsewhere. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && isLeaving(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="What you changed on this page has not been saved."
      size="sm"
      footer={
        <>
          <Button onClick={onLeave}>Leave and lose the changes</Button>
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
