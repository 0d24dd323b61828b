// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityCounts = z.object({
    drafts: z.int().gte(0),
    returned: z.int().gte(0),
    waiting: z.int().gte(0),
    inReview: z.int().gte(0),
    needsAction: z.int().gte(0),
    signedOutThisWeek: z.int().gte(0)
});

export type FacilityCountsZodType = z.infer<typeof zFacilityCounts>;
