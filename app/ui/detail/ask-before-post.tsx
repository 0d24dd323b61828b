import { type FormEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { discardTyped } from '../feedback/discard-typed.ts';
import { UnsavedFormsContext } from '../forms/use-unsaved.ts';

interface AskBeforePostProps {
  /** The id of the form of the page that is gone once one of these is posted. */
  readonly form: string;
  /** What stands in that form: 'the answers'. */
  readonly what: string;
  /** The forms that are posted. */
  readonly children: ReactNode;
}

interface Held {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** Asks before a form is posted that takes the unsaved changes of another form of its page with it. */
export function AskBeforePost({ form, what, children }: AskBeforePostProps) {
  const isUnsaved = useContext(UnsavedFormsContext).includes(form);
  const [held, setHeld] = useState<Held | null>(null);
  const isAnswered = useRef(false);
  const ask = (event: FormEvent) => {
    const { target, nativeEvent } = event;
    if (!isUnsaved || isAnswered.current || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld({ form: target, submitter: nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null });
  };
  const goOn = () => {
    setHeld(null);
    discardTyped(document.getElementById(form) ?? undefined);
    isAnswered.current = true;
    held?.form.requestSubmit(held.submitter);
    isAnswered.current = false;
  };
  return (
    <div onSubmitCapture={ask}>
      {children}
      {held !== null && (
        <Dialog
          open
          onOpenChange={(open) => !open && setHeld(null)}
          title="Go on without saving?"
          description={`What you changed in ${what} has not been saved, and is not a part of what you send now.`}
          size="sm"
          footer={
            <>
              <Button onClick={goOn}>Go on without the changes</Button>
              <Button variant="primary" onClick={() => setHeld(null)}>
                Stay to save them
              </Button>
            </>
          }
        >
          <p>Save the changes first if they are to count.</p>
        </Dialog>
      )}
    </div>
  );
}
