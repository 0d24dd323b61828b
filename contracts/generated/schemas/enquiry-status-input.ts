// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zEnquiryLeadStatus } from './enquiry-lead-status.ts';
import { zReason } from './reason.ts';

export const zEnquiryStatusInput = z.object({
    to: zEnquiryLeadStatus,
    nextContactDate: zDay.optional(),
    reason: zReason.optional()
});

export type EnquiryStatusInputZodType = z.infer<typeof zEnquiryStatusInput>;
