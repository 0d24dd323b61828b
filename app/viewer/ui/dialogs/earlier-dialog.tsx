import { useUnit } from 'effector-react';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { $earlierTurn, earlierTurnAnswered } from '../../state/turned-gestures.ts';

/** Asked before Undo takes back what came from storage or the case: nobody at this page remembers what that was. */
export function EarlierDialog() {
  const { earlier, answered } = useUnit({ earlier: $earlierTurn, answered: earlierTurnAnswered });
  const zone = useTimeZone();
  if (earlier === null) return null;
  const when = instantText(new Date(earlier.at).toISOString(), zone);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && answered(false)}
      size="sm"
      title="Undo an earlier mark?"
      footer={
        <>
          <Button onClick={() => answered(false)}>Keep</Button>
          <Button variant="primary" onClick={() => answered(true)}>
            Undo
          </Button>
        </>
      }
    >
      <p>
        This takes back: <strong>{earlier.words}</strong>, made on {when}, in an earlier visit, in another
        window or on another computer. Redo brings it back.
      </p>
    </Dialog>
  );
}
