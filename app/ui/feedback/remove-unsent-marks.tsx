import { useState } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { notify } from './notify.ts';

const NOT_REMOVED = 'The marks could not be removed from this browser. Try again.';

interface RemoveUnsentMarksProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** What stands on the button that asks. */
  readonly label: string;
  readonly remove: () => Promise<unknown>;
}

/**
 * Takes marks out of this browser that the case does not have, after a question. The page is read anew afterwards: what it
 * still holds of them would be sent again.
 */
export function RemoveUnsentMarks({ label, remove, ...look }: RemoveUnsentMarksProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const confirm = () => {
    close();
    remove().then(
      () => window.location.reload(),
      () => notify.error(NOT_REMOVED),
    );
  };
  return (
    <>
      <Button size="sm" {...look} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Remove the marks that the case does not have?"
          text="They are in this browser alone, and nothing brings them back. Marks that the case has stay."
          label="Remove"
          isDanger
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </>
  );
}
