// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStaffFormInput } from './staff-form-input.ts';

export const zStaffRegistrationInput = z.object({
    form: zStaffFormInput
});

export type StaffRegistrationInputZodType = z.infer<typeof zStaffRegistrationInput>;
