// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountId } from './account-id.ts';
import { zEnquiryRegistrationKind } from './enquiry-registration-kind.ts';
import { zInstant } from './instant.ts';
import { zRegistrationId } from './registration-id.ts';

export const zEnquiryConversion = z.object({
    kind: zEnquiryRegistrationKind,
    registrationId: zRegistrationId,
    accountId: zAccountId,
    at: zInstant
});

export type EnquiryConversionZodType = z.infer<typeof zEnquiryConversion>;
