import { z } from 'zod';
import { zCaseProblem } from '#contracts/generated/schemas/case-problem.ts';

const Fields = z.record(z.string().max(200), z.string().max(20_000));

/**
 * What the page of a case form sends to `/resources/case-draft/:caseId`. It names the case again, to be held against the
 * address, and its writer, to be held against the session: another person may have logged in with this browser since.
 */
export const SentDraft = z.object({
  userId: z.string().min(1).max(100),
  caseId: z.string().min(1).max(100),
  etag: z.string().min(1).max(100),
  fields: Fields,
});
export type SentDraft = z.infer<typeof SentDraft>;

const owner = { userId: z.string(), caseId: z.string() };

/** What `/resources/case-draft/:caseId` says of a form that was saved. */
export const DraftAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    ...owner,
    etag: z.string(),
    savedAt: z.string(),
    /** What only the server could find; null where it was not asked or did not say. */
    found: z.array(zCaseProblem).nullable(),
  }),
  z.object({
    kind: z.literal('stale'),
    ...owner,
    theirs: z.object({ etag: z.string(), fields: Fields, changedBy: z.string() }),
  }),
  z.object({ kind: z.literal('refused'), ...owner, message: z.string() }),
  z.object({ kind: z.literal('later'), ...owner, message: z.string() }),
]);
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** What `/resources/new-case-draft` says when the first word of a new case was typed. */
export const NewDraftAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), ...owner, etag: z.string(), fields: Fields }),
  z.object({ kind: z.literal('refused'), userId: z.string(), message: z.string() }),
  z.object({ kind: z.literal('later'), userId: z.string(), message: z.string() }),
]);
export type NewDraftAnswer = z.infer<typeof NewDraftAnswer>;

/** What became of a file or an image that was sent, or taken away, beside the form. */
export const PartAnswer = z.discriminatedUnion('kind', [
  /** With the image that the slide has now, where one was added. */
  z.object({ kind: z.literal('done'), ...owner, imageId: z.string().optional() }),
  z.object({ kind: z.literal('refused'), ...owner, message: z.string(), code: z.string().nullable() }),
  z.object({ kind: z.literal('later'), ...owner, message: z.string() }),
]);
export type PartAnswer = z.infer<typeof PartAnswer>;

/** What became of a file for a slot. */
export const FileAnswer = z.discriminatedUnion('kind', [
  ...PartAnswer.options,
  /** The slot holds a file that the sender has not seen, so that nothing was done: they are asked. */
  z.object({ kind: z.literal('taken'), ...owner, held: z.object({ id: z.string(), name: z.string() }) }),
]);
export type FileAnswer = z.infer<typeof FileAnswer>;
