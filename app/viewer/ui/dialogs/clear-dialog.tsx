import { useUnit } from 'effector-react';
import { isOfAnother } from '#app/core/marks/author.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { $reader, commandAsked } from '../../state/log.ts';
import { $activePane, panes } from '../../state/panes.ts';

interface ClearDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const countText = (count: number): string =>
  count === 1 ? '1 measurement' : `${String(count)} measurements`;

/** Asked before all measurements of a slide go, with how many there are. Not in red: Undo brings them back. */
export function ClearDialog({ open, onClose }: ClearDialogProps) {
  const { active, reader, primary, secondary } = useUnit({
    reader: $reader,
    active: $activePane,
    primary: panes.primary.$current,
    secondary: panes.secondary.$current,
  });
  const ask = useUnit(commandAsked);
  const { rulers } = active === 'primary' ? primary : secondary;
  const count = rulers.filter((ruler) => !isOfAnother(ruler, reader)).length;
  const others = rulers.length - count;
  const clear = () => {
    ask({ pane: active, command: { type: 'clear-rulers' } });
    onClose();
  };
  return (
    <Dialog
      open={open && count > 0}
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
        This deletes {countText(count)} of this slide, hidden ones too. Patches stay. Undo brings them back.
      </p>
      {others > 0 && (
        <p className="mt-2">
          {countText(others)} of other readers {others === 1 ? 'stays' : 'stay'}.
        </p>
      )}
    </Dialog>
  );
}
