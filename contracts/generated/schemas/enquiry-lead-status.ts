// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEnquiryLeadStatus = z.enum([
    'prospect',
    'interested',
    'follow_up',
    'not_interested',
    'onboarding_in_progress',
    'active'
]);

export type EnquiryLeadStatusZodType = z.infer<typeof zEnquiryLeadStatus>;
