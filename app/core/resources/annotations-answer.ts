import { z } from 'zod';
import { zAnnotations } from '#contracts/generated/schemas/annotations.ts';

const Refused = z.object({
  ok: z.literal(false),
  /** Whose session answered. */
  userId: z.string(),
  /** The API's; null when it was not reached. */
  status: z.int().nullable(),
  message: z.string(),
  /** The case is the reader's and has not got this image any more, as after a rescan. */
  imageGone: z.boolean().optional(),
});
export type RefusedAnnotations = z.infer<typeof Refused>;

const Saved = z.object({ ok: z.literal(true), userId: z.string(), etag: z.string() });

/** What `/resources/annotations/:caseId/:imageId` says to a GET; of the marks the viewer reads the log alone. */
export const AnnotationsAnswer = z.discriminatedUnion('ok', [
  Refused,
  Saved.extend({ annotations: zAnnotations.pick({ log: true }) }),
]);
export type AnnotationsAnswer = z.infer<typeof AnnotationsAnswer>;

/** What it says to a PUT or a POST. */
export const SavedAnnotationsAnswer = z.discriminatedUnion('ok', [Refused, Saved]);
export type SavedAnnotationsAnswer = z.infer<typeof SavedAnnotationsAnswer>;
