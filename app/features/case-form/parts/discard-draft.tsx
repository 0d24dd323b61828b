import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';

/** Giving a draft up is asked for twice, because nothing of it is left afterwards. */
export function DiscardDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Delete draft
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this draft?"
        description="What was typed and every file of it are deleted, here and on the server."
        size="sm"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep the draft</Button>
            <Button
              variant="danger"
              onClick={() => {
                setOpen(false);
                onDiscard();
              }}
            >
              Delete draft
            </Button>
          </>
        }
      >
        <p>This cannot be undone.</p>
      </Dialog>
    </>
  );
}
