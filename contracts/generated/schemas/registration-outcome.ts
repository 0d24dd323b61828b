// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAccountId } from './account-id.ts';
import { zEnquiryId } from './enquiry-id.ts';
import { zFacilityId } from './facility-id.ts';
import { zUserId } from './user-id.ts';

export const zRegistrationOutcome = z.object({
    userId: zUserId.nullable(),
    facilityId: zFacilityId.nullable(),
    accountId: zAccountId.nullable(),
    enquiryId: zEnquiryId.nullable()
});

export type RegistrationOutcomeZodType = z.infer<typeof zRegistrationOutcome>;
