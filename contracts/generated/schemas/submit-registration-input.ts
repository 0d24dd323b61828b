// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zConsentInput } from './consent-input.ts';
import { zFacilityAgreementInput } from './facility-agreement-input.ts';

export const zSubmitRegistrationInput = z.object({
    consent: zConsentInput.optional(),
    agreement: zFacilityAgreementInput.optional()
});

export type SubmitRegistrationInputZodType = z.infer<typeof zSubmitRegistrationInput>;
