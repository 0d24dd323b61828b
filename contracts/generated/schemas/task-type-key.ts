// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskTypeKey = z.enum([
    'primaryDiagnosis',
    'qa',
    'physicianOnboarding',
    'slideOrder',
    'stainOrder',
    'rescan',
    'missingInfo',
    'slideReceipt',
    'billingReview',
    'addendumOrAmendment',
    'resultCommunication',
    'credentialRenewal'
]);

export type TaskTypeKeyZodType = z.infer<typeof zTaskTypeKey>;
