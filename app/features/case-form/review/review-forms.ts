import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zUploadId } from '#contracts/generated/schemas/upload-id.ts';

const LABELS_UNCHECKED = 'Confirm that patient, specimen and slide labels match';

/** What the sender confirms, and the answers to why a case came back. */
export const SendForm = z.object({
  labelsChecked: z.literal(true, LABELS_UNCHECKED),
  confirmOtherPatient: z.boolean().default(false),
  answers: z
    .array(
      z.object({
        number: z.coerce.number().int().positive(),
        answer: z.string().trim().max(1000, 'Use at most 1000 characters').optional(),
        cannotBeProvided: z.boolean().default(false),
      }),
    )
    .default([]),
  ...versionFields,
});

/** Why a case is withdrawn, or taken back to be corrected. */
export const ReasonForm = z.object({
  reason: z.string('Reason is required').trim().min(1, 'Reason is required').pipe(zReasoned.shape.reason),
  ...versionFields,
});

export const AgainForm = z.object(versionFields);

/** A slide file that the case shall not wait for any longer. */
export const TakeAwayForm = z.object({ uploadId: zUploadId });
