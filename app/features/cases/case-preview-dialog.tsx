import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect, useMemo } from 'react';
import { PreviewAnswer } from '#app/core/resources/preview-answer.ts';
import { readAnswer, UnexpectedAnswer } from '#app/core/resources/read-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { CasePreviewBody } from './case-preview-body.tsx';
import { caseName } from './not-entered.tsx';
import { RefusalText } from './refusal-text.tsx';
import { RowForm, type RowTarget, useRowAction } from './row-form.tsx';

interface CasePreviewDialogProps {
  target: RowTarget & { readonly caseID: string | null };
  canPickUp: boolean;
  /** Why it cannot be picked up now. */
  barred: string | undefined;
  timeZone: string;
  onTry: () => void;
  onClose: () => void;
}

/** Requisition and low-power pictures before pickup: nothing here names the patient. Mounted while open. */
export function CasePreviewDialog(props: CasePreviewDialogProps) {
  const { target, canPickUp, barred, timeZone, onTry, onClose } = props;
  const { load, data } = useFetcher<unknown>();
  const preview = useMemo(() => (data === undefined ? null : readPreview(data)), [data]);
  const { fetcher, busy, answer } = useRowAction('pickup', target);
  const href = `/resources/case-preview/${encodeURIComponent(target.id)}`;
  useEffect(() => load(href), [load, href]);

  const isGone = preview?.ok === false && preview.isGone;
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
              <RefusalText answer={answer} />
            </p>
          )}
          {barred !== undefined && !isGone && (
            <p className="flex-1 basis-64 self-center text-muted">{barred}</p>
          )}
          <Button onClick={close}>Close</Button>
          {pickUp}
        </>
      }
    >
      {preview === null && <SkeletonRows label="Loading the requisition" />}
      {preview?.ok === false && (
        <ErrorPanel
          message={preview.message}
          action={isGone ? undefined : <Button onClick={() => load(href)}>Try again</Button>}
        />
      )}
      {preview?.ok && <CasePreviewBody preview={preview.preview} timeZone={timeZone} />}
    </Dialog>
  );
}

/** An answer that this page cannot read is told like a refusal, and can be asked for again. */
function readPreview(data: unknown): PreviewAnswer {
  try {
    return readAnswer(PreviewAnswer, data);
  } catch (error) {
    if (error instanceof UnexpectedAnswer) return { ok: false, isGone: false, message: error.message };
    throw error;
  }
}
