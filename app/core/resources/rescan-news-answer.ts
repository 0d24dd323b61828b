import { z } from 'zod';
import { zRescanReason } from '#contracts/generated/schemas/rescan-reason.ts';

/** What `/resources/rescan-news/:caseId?slide=…` says: the images of these subsections that others took the place of. */
export const RescanNewsAnswer = z.object({
  /** Whose session answered. */
  userId: z.string(),
  replaced: z.array(z.object({ imageId: z.string(), replacedAt: z.iso.datetime(), reason: zRescanReason })),
});
export type RescanNewsAnswer = z.infer<typeof RescanNewsAnswer>;
