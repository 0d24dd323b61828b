// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zEnquiryRegistrationKind = z.enum(['providers', 'facilities']);

export type EnquiryRegistrationKindZodType = z.infer<typeof zEnquiryRegistrationKind>;
