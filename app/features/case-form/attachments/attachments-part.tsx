import { useEffect } from 'react';
import { fileIdOf } from '#app/core/case-form/slot-files.ts';
import { fileProblem } from '#app/core/forms/document-file.ts';
import { FieldError } from '#app/ui/controls/field.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import { fieldIdOf, useCaseField, useFormContext, useTyped } from '../parts/form-context.ts';
import type { CaseDesk } from '../saving/case-desk.ts';
import { AttachmentSlot } from './attachment-slot.tsx';
import { useAttachments } from './use-attachments.ts';

const SLOTS = zAttachmentSlot.options;

interface AttachmentsPartProps {
  readonly userId: string;
  readonly desk: CaseDesk | null;
  readonly caseId: string | null;
  /** The step that they belong to; a file goes on its way while another one is looked at. */
  readonly isShown: boolean;
  /** A file is on this page alone, so that the page must not be left by chance. */
  readonly onRisk: (isAtRisk: boolean) => void;
}

/** The five slots of specification 3.4. Each file is sent as soon as it is chosen. */
export function AttachmentsPart({ userId, desk, caseId, isShown, onRisk }: AttachmentsPartProps) {
  const { form } = useFormContext();
  const attachments = useAttachments(userId, desk, caseId, SLOTS);
  const { isAtRisk } = attachments;
  useEffect(() => onRisk(isAtRisk), [isAtRisk, onRisk]);
  const isOtherTicked = useTyped('clinical.otherClinicalTicked') === 'on';
  const { errors } = useCaseField('attachments');
  return (
    <section
      aria-label="Attachments"
      hidden={!isShown}
      className={isShown ? 'flex flex-col gap-4' : 'hidden'}
    >
      <div id={fieldIdOf('attachments')} tabIndex={-1}>
        <h2 className="border-b border-border pb-1 text-lg font-semibold">Attachments</h2>
        <p className="mt-1 text-sm text-muted">JPG, PNG, PDF or Word, 25 MB at most each</p>
        <FieldError id={fieldIdOf('attachments')} message={errors?.[0]} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {SLOTS.map((slot, at) => {
          const file = form.attachments.find((one) => one.slot === slot)?.file ?? null;
          if (slot === 'otherClinicalFile' && !isOtherTicked && file === null) return null;
          return (
            <AttachmentSlot
              key={slot}
              name={`attachments.${at}`}
              label={labels.AttachmentSlot[slot]}
              file={file}
              address={caseId === null ? null : `/files/case/${encodeURIComponent(caseId)}/${slot}`}
              state={attachments.states[slot] ?? null}
              rule={fileProblem}
              onChoose={(chosen) => attachments.choose(slot, chosen, fileIdOf(file))}
              onRetry={() => attachments.retry(slot)}
              onReplace={() => attachments.replace(slot)}
              onRemove={() => attachments.remove(slot, fileIdOf(file))}
              onForget={() => attachments.forget(slot)}
            />
          );
        })}
      </div>
    </section>
  );
}
