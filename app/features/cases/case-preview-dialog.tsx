import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import type { CasePreview } from '#contracts/generated/wire.ts';
import { CasePreviewBody } from './case-preview-body.tsx';
import { caseName } from './not-entered.tsx';
import { RowForm, type RowTarget, useRowAction } from './row-form.tsx';

/** What the preview's resource route answers. */
export type CasePreviewAnswer =
  | { readonly ok: true; readonly preview: CasePreview }
  /** `isGone`: somebody else has taken it, or it was withdrawn, since the list was made. */
  | { readonly ok: false; readonly isGone: boolean; readonly message: string };

interface CasePreviewDialogProps {
  target: RowTarget & { readonly caseID: string | null };
  canPickUp: boolean;
  timeZone: string;
  onTry: () => void;
  onClose: () => void;
}

/** Requisition and low-power pictures before pickup: nothing here names the patient. Mounted while open. */
export function CasePreviewDialog({ target, canPickUp, timeZone, onTry, onClose }: CasePreviewDialogProps) {
  const { load, data } = useFetcher<CasePreviewAnswer>();
  const { fetcher, busy, answer } = useRowAction('pickup', target);
  const href = `/resources/case-preview/${encodeURIComponent(target.id)}`;
  useEffect(() => load(href), [load, href]);

  const isGone = data?.ok === false && data.isGone;
  const { revalidate } = useRevalidator();
  const close = () => {
    // The list does not have it any more either.
    if (isGone) revalidate();
    onClose();
  };

  const pickUp = canPickUp && !isGone && (
    <RowForm via={fetcher} intent="pickup" target={target} onSubmit={onTry}>
      <Button type="submit" variant="primary" busy={busy}>
        Pick up
      </Button>
    </RowForm>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={caseName(target)}
      description="Requisition and overview. The patient's name is shown after pickup."
      size="lg"
      footer={
        <>
          {answer?.kind === 'refused' && (
            <p role="alert" className="flex-1 basis-64 self-center text-danger">
              {answer.message}
            </p>
          )}
          <Button onClick={close}>Close</Button>
          {pickUp}
        </>
      }
    >
      {data === undefined && <SkeletonRows label="Loading the requisition" />}
      {data?.ok === false && (
        <ErrorPanel
          message={data.message}
          action={isGone ? undefined : <Button onClick={() => load(href)}>Try again</Button>}
        />
      )}
      {data?.ok && <CasePreviewBody preview={data.preview} timeZone={timeZone} />}
    </Dialog>
  );
}
