// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserFormInput } from './user-form-input.ts';

export const zUserRegistrationInput = z.object({
    form: zUserFormInput
});

export type UserRegistrationInputZodType = z.infer<typeof zUserRegistrationInput>;
