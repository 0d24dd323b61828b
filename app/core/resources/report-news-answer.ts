import { z } from 'zod';

/** What `/resources/report-news/:caseId?version=…` says to whoever has that version of a report open. */
export const ReportNewsAnswer = z.object({
  /** Whose session answered. */
  userId: z.string(),
  valid: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('signed'), version: z.int(), signedAt: z.iso.datetime() }),
    z.object({ kind: z.literal('preliminary'), sharedAt: z.iso.datetime() }),
    /** There is no report of the case that the reader may read. */
    z.object({ kind: z.literal('none') }),
    /** The news could not be had now. */
    z.object({ kind: z.literal('unknown') }),
  ]),
});
export type ReportNewsAnswer = z.infer<typeof ReportNewsAnswer>;
