import { z } from 'zod';
import { documentField } from '#app/core/forms/document-field.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { parcelDayFault } from '#app/core/tasks/parcel.ts';
import { isOwedAmendment, TASK } from '#app/core/tasks/task-kinds.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zTaskCommentInput } from '#contracts/generated/schemas/task-comment-input.ts';
import { zTaskShipment } from '#contracts/generated/schemas/task-shipment.ts';
import type { Task, TaskType } from '#contracts/generated/wire.ts';

export const StepForm = z.object(versionFields);

export const CommentForm = zTaskCommentInput.extend({
  text: z.string('Write a comment').trim().min(1, 'Write a comment').pipe(zTaskCommentInput.shape.text),
  ...versionFields,
});

export const DeclineForm = zReasoned.extend({
  reason: z.string('Reason is required').trim().min(1, 'Reason is required').pipe(zReasoned.shape.reason),
  ...versionFields,
});

const NAME_WHOLE = 'Name carrier, number and day of the parcel';
const { carrier, trackingNumber, shippedOn } = zTaskShipment.shape;

/** What is asked of a parcel on this day. */
export const parcelFieldsOf = (today: string) => ({
  carrier: z.string(NAME_WHOLE).trim().min(1, NAME_WHOLE).pipe(carrier),
  trackingNumber: z
    .string(NAME_WHOLE)
    .trim()
    .min(6, 'A tracking number has at least 6 characters')
    .pipe(trackingNumber),
  shippedOn: z
    .string(NAME_WHOLE)
    .pipe(shippedOn)
    .superRefine((day, context) => {
      const fault = parcelDayFault(day, today);
      if (fault !== null) context.addIssue({ code: 'custom', message: `Sent on ${fault}` });
    }),
});

const SHIPMENT = ['carrier', 'trackingNumber', 'shippedOn'] as const;

/** What is handed in with a task on this day; a parcel is named whole or not at all. */
export const workFormOf = (today: string) =>
  z
    .object({
      answer: z.string().trim().max(4000, 'Use at most 4000 characters').optional(),
      ...z.object(parcelFieldsOf(today)).partial().shape,
      done: z.array(z.string()).optional(),
      ...versionFields,
    })
    .check(
      rules(SHIPMENT, (typed, context) => {
        if (SHIPMENT.every((name) => typed[name] === undefined)) return;
        for (const name of SHIPMENT.filter((one) => typed[one] === undefined))
          context.addIssue({ code: 'custom', path: [name], message: NAME_WHOLE });
      }),
    );

export type WorkTyped = z.output<ReturnType<typeof workFormOf>>;

export const AttachForm = z.object({ file: documentField('Choose a file'), ...versionFields });

const BY_IMAGE_OR_PARCEL: readonly TaskType[] = [TASK.slideOrder, TASK.stainOrder, TASK.rescan];

/** What the work of a type is handed in as (domain 3.9). */
export const workAskedOf = ({ type, askedBy }: Pick<Task, 'type' | 'askedBy'>) => ({
  answer: type === TASK.missingInfo,
  whyItStands: isOwedAmendment({ type, askedBy }),
  images: BY_IMAGE_OR_PARCEL.includes(type),
  shipment: BY_IMAGE_OR_PARCEL.includes(type) || type === TASK.slideReceipt,
});
