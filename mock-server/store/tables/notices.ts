import { z } from 'zod';
import { emailError } from '#app/core/forms/email.ts';
import { zCaseEvent } from '#contracts/generated/schemas/case-event.ts';
import { zFailedJob } from '#contracts/generated/schemas/failed-job.ts';
import { zNotification } from '#contracts/generated/schemas/notification.ts';
import { zPageRefusal } from '#contracts/generated/schemas/page-refusal.ts';
import { zRecordChange } from '#contracts/generated/schemas/record-change.ts';
import type { MakeCollection } from '../collections.ts';
import { CaseDigestRecord, CaseMoveRecord, CaseSearchRecord, HandOverRecord } from '../records/case-move.ts';

/** A notice as the wire has it, and whom it is for. */
const NotificationRecord = zNotification.omit({ etag: true }).extend({
  userId: z.string().min(1),
  // A folder may hold notices from before they named these.
  ticketId: zNotification.shape.ticketId.default(null),
  registrationId: zNotification.shape.registrationId.default(null),
  licenceRenewalId: zNotification.shape.licenceRenewalId.default(null),
  aboutUserId: zNotification.shape.aboutUserId.default(null),
});

/** A line of the audit trail as the wire has it, and the case that it is about. */
const CaseEventRecord = zCaseEvent.extend({ caseId: z.string().min(1) });

/** A change as the wire has it, and kind and id of the record that was changed. */
const RecordChangeRecord = zRecordChange.extend({ subject: z.string().min(1) });

/** A page that somebody was refused, as the wire has it. */
export type PageRefusalRecord = z.infer<typeof zPageRefusal>;

/** A mail that a real backend would send. It holds a case's platform number at most, never a patient. */
export const MailRecord = z.object({
  id: z.string().min(1),
  at: z.iso.datetime(),
  // By the one rule of addresses: whoever was let in can be written to.
  to: z.string().refine((address) => emailError(address) === null),
  subject: z.string().min(1),
  text: z.string().min(1),
  /** A code that the text names, so that a test need not read prose. */
  code: z.string().nullable(),
  /** The mail that this one repeats. */
  resentFrom: z.string().nullable(),
});
export type MailRecord = z.infer<typeof MailRecord>;

/** Work that failed and is not done yet; it goes once it has succeeded. */
const FailedJobRecord = zFailedJob.omit({ caseId: true, isRunning: true });
export type FailedJobRecord = z.infer<typeof FailedJobRecord>;

export const noticeStore = (make: MakeCollection) => ({
  notifications: make('notifications', NotificationRecord, { user: ({ userId }) => [userId] }),
  caseEvents: make('caseEvents', CaseEventRecord, { case: ({ caseId }) => [caseId] }),
  recordChanges: make('recordChanges', RecordChangeRecord, { subject: ({ subject }) => [subject] }),
  pageRefusals: make('pageRefusals', zPageRefusal, {}),
  failedJobs: make('failedJobs', FailedJobRecord, {}),
  mails: make('mails', MailRecord, { to: ({ to }) => [to] }),
  caseMoves: make('caseMoves', CaseMoveRecord, {
    // What the jobs of the clock look for, so that they never walk over all cases.
    waiting: ({ releaseClock, hold, isNews, toldAfterHold, isHoldTold, intakeReadyAt }) => [
      ...(releaseClock === null ? [] : ['opening']),
      ...(hold === null ? [] : ['hold']),
      ...(isNews ? ['digest'] : []),
      ...(toldAfterHold === null && isHoldTold === false ? [] : ['end of hold']),
      ...(intakeReadyAt === null ? [] : ['intake']),
    ],
  }),
  handOvers: make('handOvers', HandOverRecord, {
    user: ({ fromId, toId }) => [fromId, toId],
    case: ({ caseId }) => [caseId],
  }),
  caseSearches: make('caseSearches', CaseSearchRecord, { user: ({ userId }) => [userId] }),
  caseDigests: make('caseDigests', CaseDigestRecord, {}),
});
