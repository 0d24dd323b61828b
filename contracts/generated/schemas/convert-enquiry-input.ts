// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnquiryRegistrationKind } from './enquiry-registration-kind.ts';

export const zConvertEnquiryInput = z.object({
    kind: zEnquiryRegistrationKind
});

export type ConvertEnquiryInputZodType = z.infer<typeof zConvertEnquiryInput>;
