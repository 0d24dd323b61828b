// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';

export const zOnboardingStepInput = z.object({
    text: z.string().min(1).max(4000).optional(),
    attachments: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)).max(10).optional(),
    expiresOn: zDay.optional(),
    signedName: z.string().min(1).max(120).optional(),
    casesDone: z.int().gte(0).lte(10).optional()
});

export type OnboardingStepInputZodType = z.infer<typeof zOnboardingStepInput>;
