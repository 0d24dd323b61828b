import { z } from 'zod';
import { zCase } from '#contracts/generated/schemas/case.ts';

/** What `/resources/slide-requests/:caseId` says to a page of slides that asks what can be asked for. */
export const SlideRequestsAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(false), message: z.string() }),
  z.object({
    ok: z.literal(true),
    /** Whose session answered. */
    userId: z.string(),
    item: zCase,
    stains: z.array(z.string()),
    idempotencyKey: z.string(),
    loadedAt: z.string(),
  }),
]);
export type SlideRequestsAnswer = z.infer<typeof SlideRequestsAnswer>;
