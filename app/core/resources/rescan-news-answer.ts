import { z } from 'zod';
import { zRescanReason } from '#contracts/generated/schemas/rescan-reason.ts';

/**
 * What `/resources/rescan-news/:caseId?slide=…&blob=…` says: what was scanned again of these subsections, what is to be, and
 * whether the case of that file may still be looked at.
 */
export const RescanNewsAnswer = z.object({
  /** Whose session answered. */
  userId: z.string(),
  /** The server knows of no such case for this person any more. */
  isGone: z.boolean(),
  /** The images that others took the place of. */
  replaced: z.array(z.object({ imageId: z.string(), replacedAt: z.iso.datetime(), reason: zRescanReason })),
  /** What is open of each subsection whose rescans this person may read. */
  rescans: z.array(
    z.object({
      subsectionId: z.string(),
      open: z.array(z.object({ imageId: z.string(), reason: zRescanReason, note: z.string().nullable() })),
    }),
  ),
});
export type RescanNewsAnswer = z.infer<typeof RescanNewsAnswer>;
