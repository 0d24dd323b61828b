// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityAgreementInput } from './facility-agreement-input.ts';
import { zFacilityFormInput } from './facility-form-input.ts';

export const zFacilityRegistrationInput = z.object({
    form: zFacilityFormInput,
    password: z.string().min(12).max(128).optional(),
    agreement: zFacilityAgreementInput.optional()
});

export type FacilityRegistrationInputZodType = z.infer<typeof zFacilityRegistrationInput>;
