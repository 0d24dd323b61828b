import { z } from 'zod';

/** Whose page says that it shows an image, to be held against the session: another person may have logged in since. */
export const SentOpening = z.object({ userId: z.string().min(1).max(100) });

/** What `/resources/image-opening/:caseId/:imageId` says. `later` is worth another try, `refused` is not. */
export const OpeningAnswer = z.object({ came: z.enum(['noted', 'refused', 'later']) });
export type OpeningAnswer = z.infer<typeof OpeningAnswer>;
