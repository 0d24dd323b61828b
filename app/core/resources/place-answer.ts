import { z } from 'zod';

/** What `/resources/last-place/:caseId` says. */
export const PlaceAnswer = z.object({ isKept: z.boolean() });
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;
