import { z } from 'zod';
import { zCaseQuestion } from '#contracts/generated/schemas/case-question.ts';
import { zQaDiagnosis } from '#contracts/generated/schemas/qa-diagnosis.ts';
import { zQaKind } from '#contracts/generated/schemas/qa-kind.ts';
import { zQaResult } from '#contracts/generated/schemas/qa-result.ts';
import { zRescanRequest } from '#contracts/generated/schemas/rescan-request.ts';
import { zStainRequest } from '#contracts/generated/schemas/stain-request.ts';
import { zTask } from '#contracts/generated/schemas/task.ts';

const text = z.string().min(1);
const shown = { etag: true, allowedActions: true } as const;

/** An order to the laboratory; the task is there for everyone here, and hidden on the wire where it has to be. */
export const OrderRecord = zStainRequest
  .omit(shown)
  // Absent where nobody closed it.
  .extend({
    closedBy: zStainRequest.shape.closedBy.optional(),
    // Absent until the pieces are counted.
    piecesReceived: zStainRequest.shape.piecesReceived.optional(),
  });
export type OrderRecord = z.infer<typeof OrderRecord>;

export const RescanRecord = zRescanRequest.omit({ ...shown, caseStatus: true, caseVersion: true });
export type RescanRecord = z.infer<typeof RescanRecord>;

export const QuestionRecord = zCaseQuestion.omit(shown);
export type QuestionRecord = z.infer<typeof QuestionRecord>;

/** A task with ids in place of the people, the case and the facility; overdue is worked out, never kept. */
export const TaskRecord = zTask
  .omit({
    ...shown,
    typeKey: true,
    overdue: true,
    case: true,
    assignee: true,
    heldBefore: true,
    facility: true,
    imagesAdded: true,
    rescanImage: true,
  })
  .extend({
    caseId: text.nullable(),
    assigneeId: text.nullable(),
    facilityId: text.nullable(),
    comments: z.array(zTask.shape.comments.element.partial({ labelCheck: true })),
    /** Whose it was before, the oldest first; absent where it was nobody else's. */
    heldBefore: z
      .array(
        z.object({
          assigneeId: text.nullable(),
          assignedRole: zTask.shape.assignedRole,
          until: z.iso.datetime(),
        }),
      )
      .optional(),
    /** Somebody made it with createTask, so that it ends by what is done with it alone; absent where the platform did. */
    byHand: z.literal(true).optional(),
  });
export type TaskRecord = z.infer<typeof TaskRecord>;

/** What belongs to a task of a second review; the id is the task's. In a store of its own (domain 2.8). */
export const QaReviewRecord = z.object({
  id: text,
  caseId: text,
  kind: zQaKind,
  blinded: z.boolean(),
  /** Whose reading it is: the assigned provider before sign-out, the signer after it. */
  readerId: text,
  thirdReviewerId: text.nullable(),
  /** When it came to its reviewer from another one; absent where nobody had it before. */
  givenAt: z.iso.datetime().optional(),
  ownDiagnosis: z.array(zQaDiagnosis).nullable(),
  ownDiagnosisSavedAt: z.iso.datetime().nullable(),
  result: zQaResult.nullable(),
  /** By which the text is known that the result is about; absent before there is one, and after sign-out. */
  textHash: text.optional(),
  /** The diagnoses that the result is about, as they were then: the case goes on, and may go to another reader. */
  reviewed: z.array(zQaDiagnosis).optional(),
});
export type QaReviewRecord = z.infer<typeof QaReviewRecord>;

/** Who read a second review, and when: its own access log (domain 2.8). */
export const QaReadingRecord = z.object({ id: text, taskId: text, userId: text, at: z.iso.datetime() });

/** What the clock has done already, so that it does it once; the id says what. */
export const ClockMarkRecord = z.object({ id: text, at: z.iso.datetime() });
