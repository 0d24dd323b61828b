// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zInstant } from './instant.ts';
import { zOnboardingStepKey } from './onboarding-step-key.ts';
import { zOnboardingStepState } from './onboarding-step-state.ts';
import { zPersonRef } from './person-ref.ts';

export const zOnboardingStep = z.object({
    key: zOnboardingStepKey,
    state: zOnboardingStepState,
    text: z.string().max(4000).nullable(),
    attachments: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)).max(10),
    expiresOn: zDay.nullable(),
    signedName: z.string().nullable(),
    casesDone: z.int().gte(0).lte(10),
    casesTotal: z.int().gte(0).lte(10),
    sourceUrl: z.string().nullable(),
    verifiedBy: zPersonRef.nullable(),
    verifiedOn: zDay.nullable(),
    reason: z.string().nullable(),
    savedAt: zInstant.nullable()
});

export type OnboardingStepZodType = z.infer<typeof zOnboardingStep>;
