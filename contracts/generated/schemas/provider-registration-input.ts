// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zConsentInput } from './consent-input.ts';
import { zProviderFormInput } from './provider-form-input.ts';

export const zProviderRegistrationInput = z.object({
    form: zProviderFormInput,
    password: z.string().min(12).max(128).optional(),
    consent: zConsentInput.optional()
});

export type ProviderRegistrationInputZodType = z.infer<typeof zProviderRegistrationInput>;
