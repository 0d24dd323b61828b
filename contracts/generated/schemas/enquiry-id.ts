// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEnquiryId = z.string().regex(/^enq_[a-z0-9_-]{1,60}$/);

export type EnquiryIdZodType = z.infer<typeof zEnquiryId>;
