// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zOnboardingAction } from './onboarding-action.ts';
import { zOnboardingStep } from './onboarding-step.ts';
import { zPersonRef } from './person-ref.ts';
import { zTaskAttachment } from './task-attachment.ts';
import { zTaskId } from './task-id.ts';
import { zTaskStatus } from './task-status.ts';

export const zOnboarding = z.object({
    taskId: zTaskId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zTaskStatus,
    provider: zPersonRef,
    steps: z.array(zOnboardingStep).min(1).max(10),
    stepsAccepted: z.int().gte(0).lte(10),
    stepsTotal: z.int().gte(1).lte(10),
    attachments: z.array(zTaskAttachment).max(20),
    allowedActions: z.array(zOnboardingAction)
});

export type OnboardingZodType = z.infer<typeof zOnboarding>;
