import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { commandAsked } from '../../state/log.ts';
import { $activePane, panes } from '../../state/panes.ts';
import { $sealReason } from '../../state/read-only.ts';
import { $currentIn } from '../../state/slides.ts';
import { READ_ONLY } from '../screen/read-only.ts';

interface ClearDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const countText = (count: number): string =>
  count === 1 ? '1 measurement' : `${String(count)} measurements`;

/** Asked before all measurements of a slide go, with how many there are. Not in red: Undo brings them back. */
export function ClearDialog({ open, onClose }: ClearDialogProps) {
  const active = useUnit($activePane);
  const { $current, $ownRulers } = panes[active];
  const { slide, current, count, seal, ask } = useUnit({
    slide: $currentIn[active],
    current: $current,
    count: $ownRulers,
    seal: $sealReason,
    ask: commandAsked,
  });
  const { rulers } = current;
  const others = rulers.length - count;
  useEffect(() => {
    if (!open) return;
    // A key asks it as well, whatever its button says.
    if (seal !== null) notify.warning(READ_ONLY);
    // With nothing to delete the question is over, or it would come up at the next ruler.
    if (seal !== null || count === 0) onClose();
  }, [open, count, seal, onClose]);
  const clear = () => {
    ask({ pane: active, command: { type: 'clear-rulers' } });
    onClose();
  };
  return (
    <Dialog
      open={open && count > 0 && seal === null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Delete all measurements?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={clear}>
            Delete {countText(count)}
          </Button>
        </>
      }
    >
      <p>
        This deletes {countText(count)} of {slide?.titles.slide ?? 'this slide'}, hidden ones too. Patches
        stay. Undo brings them back.
      </p>
      {others > 0 && (
        <p className="mt-2">
          {countText(others)} of other readers {others === 1 ? 'stays' : 'stay'}.
        </p>
      )}
    </Dialog>
  );
}
