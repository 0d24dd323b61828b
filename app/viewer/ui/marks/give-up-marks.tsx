import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { giveUpRefusedFx } from '../../state/outbox.ts';

const NOT_REMOVED = 'The marks could not be removed from this browser. Try again.';

/**
 * Takes marks away that the case has refused, for whoever does not want them on its slides at each visit. The page is
 * read anew: it has nothing of them left then.
 */
export function GiveUpMarks() {
  const [isAsked, setAsked] = useState(false);
  const giveUp = useUnit(giveUpRefusedFx);
  const close = () => setAsked(false);
  const remove = () => {
    close();
    giveUp().then(
      () => window.location.reload(),
      () => notify.error(NOT_REMOVED),
    );
  };
  return (
    <>
      <Button size="sm" variant="quiet" className="h-7" onClick={() => setAsked(true)}>
        Remove them…
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={(isOpen) => !isOpen && close()}
        size="sm"
        title="Remove the marks that the case does not have?"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      >
        <p>They are in this browser alone, and nothing brings them back. Marks that the case has stay.</p>
      </Dialog>
    </>
  );
}
