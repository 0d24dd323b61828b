import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Whether something is lost for good. */
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What cannot be taken back is asked for once more. */
export function ConfirmDialog({
  title,
  text,
  label,
  isDanger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
