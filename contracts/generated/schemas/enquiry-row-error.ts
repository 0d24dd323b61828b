// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEnquiryRowError = z.object({
    row: z.int().gte(2),
    fields: z.record(z.string(), z.array(z.string()))
});

export type EnquiryRowErrorZodType = z.infer<typeof zEnquiryRowError>;
