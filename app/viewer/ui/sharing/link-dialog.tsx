import { Button } from '#app/ui/controls/button.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';

interface LinkDialogProps {
  /** Null while nothing is to be copied by hand. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link as text, where the browser keeps the clipboard to itself. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="md"
      title="Copy link to this view"
      description="This browser does not let the page copy. Copy the text yourself."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <TextInput
        readOnly
        aria-label="Link to this view"
        value={link ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="mt-2 text-sm text-muted">The link opens for anyone who may see this case.</p>
    </Dialog>
  );
}
