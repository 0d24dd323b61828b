import { z } from 'zod';
import { documentField } from '#app/core/forms/document-field.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { parcelDayFault } from '#app/core/tasks/parcel.ts';
import { isOwedAmendment, TASK } from '#app/core/tasks/task-kinds.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import { zTaskCommentInput } from '#contracts/generated/schemas/task-comment-input.ts';
import { zTaskShipment } from '#contracts/generated/schemas/task-shipment.ts';
import { zTaskWorkInput } from '#contracts/generated/schemas/task-work-input.ts';
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

const HOW_MANY = 'Write a whole number of pieces, from 1 to 200';
const { piecesReceived } = zTaskWorkInput.shape;

/** What is handed in with a task on this day; a parcel is named whole or not at all. */
export const workFormOf = (today: string) =>
  z
    .object({
      piecesReceived: z
        .number(HOW_MANY)
        .refine((count) => piecesReceived.safeParse(count).success, HOW_MANY)
        .optional(),
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

type AskingTask = Pick<Task, 'type' | 'askedBy' | 'requestId' | 'imagesAsked' | 'shipment'>;

/**
 * What the work of a task is handed in as (domain 3.9). Whoever receives the parcel of an order scans the slides that were
 * made for it, or counts the glass and blocks that were sent; the parcel is named by whoever sends it.
 */
export function workAskedOf({ type, askedBy, requestId, imagesAsked, shipment }: AskingTask) {
  const isReceipt = type === TASK.slideReceipt;
  return {
    answer: type === TASK.missingInfo,
    whyItStands: isOwedAmendment({ type, askedBy }),
    images: BY_IMAGE_OR_PARCEL.includes(type),
    scans: isReceipt && requestId !== null && imagesAsked > 0,
    pieces: isReceipt && requestId !== null && imagesAsked === 0,
    shipment: BY_IMAGE_OR_PARCEL.includes(type) || (isReceipt && shipment === null),
  };
}
