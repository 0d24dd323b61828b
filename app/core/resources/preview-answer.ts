import { z } from 'zod';
import { zCasePreview } from '#contracts/generated/schemas/case-preview.ts';

/** What `/resources/case-preview/:caseId` says. */
export const PreviewAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), preview: zCasePreview }),
  z.object({
    ok: z.literal(false),
    /** Somebody else has taken it, or it was withdrawn, since the list was made. */
    isGone: z.boolean(),
    message: z.string(),
  }),
]);
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;
