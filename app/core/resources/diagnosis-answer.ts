import { z } from 'zod';
import { zDiagnosisWarning } from '#contracts/generated/schemas/diagnosis-warning.ts';

const Fields = z.record(z.string().max(40), z.string().max(300_000));

/**
 * What the page sends to `/resources/diagnosis/:caseId`. It names the case again, to be held against the address, and
 * its writer, to be held against the session: another person may have logged in with this browser since.
 */
export const SentDiagnosis = z.object({
  userId: z.string().min(1).max(100),
  caseId: z.string().min(1).max(100),
  etag: z.string().min(1).max(100),
  fields: Fields,
});
export type SentDiagnosis = z.infer<typeof SentDiagnosis>;

/** Whose session answered, and of which case. */
const owner = { userId: z.string(), caseId: z.string() };

const OtherText = z.object({ etag: z.string(), fields: Fields, changedBy: z.string() });

/** What `/resources/diagnosis/:caseId` says. */
export const DiagnosisAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    ...owner,
    etag: z.string(),
    savedAt: z.string(),
    warnings: z.array(zDiagnosisWarning),
    /** What the fields said before, by the names of the page. */
    earlier: z.array(z.object({ name: z.string(), text: z.string(), at: z.string() })),
    /** The images that the text cites marks of and that were replaced; left out where there is none. */
    replaced: z.array(z.string()).optional(),
  }),
  z.object({ kind: z.literal('stale'), ...owner, theirs: OtherText }),
  z.object({
    kind: z.literal('refused'),
    ...owner,
    message: z.string(),
    /** The text takes no more words of this writer, whatever they are. */
    isLocked: z.boolean().optional(),
    /** The case is not the writer's any more. */
    isGone: z.boolean().optional(),
    /** What a locked text says; left out where its writer may not read it any more. */
    saved: Fields.optional(),
  }),
  z.object({ kind: z.literal('later'), ...owner, message: z.string() }),
]);
export type DiagnosisAnswer = z.infer<typeof DiagnosisAnswer>;
