// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiryRowError } from './enquiry-row-error.ts';

export const zEnquiryImport = z.object({
    dryRun: z.boolean(),
    rows: z.int().gte(0),
    good: z.int().gte(0),
    taken: z.int().gte(0),
    errors: z.array(zEnquiryRowError).max(2000)
});

export type EnquiryImportZodType = z.infer<typeof zEnquiryImport>;
