import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { begunText, draftPatientName } from '#app/core/people/draft-words.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { useTyped } from './form-context.ts';

/** Who began a draft, and when. */
export type Begun = Pick<CaseForm, 'createdBy' | 'createdAt'>;

interface DiscardDraftProps {
  readonly draft: Begun;
  readonly onDiscard: () => void;
}

/** Giving a draft up is asked for twice, because nothing of it is left afterwards, and it may be the wrong one. */
export function DiscardDraft({ draft, onDiscard }: DiscardDraftProps) {
  const [isOpen, setOpen] = useState(false);
  const lastName = useTyped('patient.lastName').trim();
  const patient = draftPatientName({ lastName, firstName: useTyped('patient.firstName').trim() });
  const accession = useTyped('clinical.caseRecordId').trim();
  const begun = begunText(draft, useTimeZone());
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Delete draft
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={patient === null ? 'Delete this draft without a name?' : `Delete the draft of ${patient}?`}
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
        <p>
          {begun}
          {accession !== '' && ` · Accession ${accession}`}
        </p>
        <p>This cannot be undone.</p>
      </Dialog>
    </>
  );
}
