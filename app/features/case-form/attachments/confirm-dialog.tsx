import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What cannot be taken back is asked for once more. */
export function ConfirmDialog({ title, text, label, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
