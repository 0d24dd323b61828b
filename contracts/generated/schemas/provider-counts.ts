// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zProviderCounts = z.object({
    openCases: z.int().gte(0),
    openCaseLimit: z.int().gte(1),
    availableToMe: z.int().gte(0),
    waitingForFacility: z.int().gte(0),
    releaseSoon: z.int().gte(0),
    licencesEnding: z.int().gte(0)
});

export type ProviderCountsZodType = z.infer<typeof zProviderCounts>;
