// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOnboardingProgress = z.object({
    missing: z.array(z.string().min(1)).max(20),
    proctoredCases: z.int().gte(0),
    proctoredCasesWanted: z.int().gte(0),
    openMajors: z.int().gte(0),
    openCases: z.int().gte(0)
});

export type OnboardingProgressZodType = z.infer<typeof zOnboardingProgress>;
