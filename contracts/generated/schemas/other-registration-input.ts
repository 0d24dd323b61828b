// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOtherFormInput } from './other-form-input.ts';

export const zOtherRegistrationInput = z.object({
    form: zOtherFormInput
});

export type OtherRegistrationInputZodType = z.infer<typeof zOtherRegistrationInput>;
