// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlidesAddedInput = z.object({
    block: z.string().max(20).nullish(),
    displayId: z.string().max(20).nullish(),
    facilityId: z.string().max(80).nullish(),
    slideType: z.string().max(60).nullish(),
    stain: z.string().max(80).nullish(),
    slideCount: z.int().gte(1).lte(50).nullish(),
    reason: z.string().max(500).optional()
});

export type SlidesAddedInputZodType = z.infer<typeof zSlidesAddedInput>;
