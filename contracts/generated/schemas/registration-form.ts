// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityForm } from './facility-form.ts';
import { zOtherForm } from './other-form.ts';
import { zProviderForm } from './provider-form.ts';
import { zStaffForm } from './staff-form.ts';
import { zUserForm } from './user-form.ts';

export const zRegistrationForm = z.union([
    zProviderForm,
    zFacilityForm,
    zUserForm,
    zStaffForm,
    zOtherForm
]);

export type RegistrationFormZodType = z.infer<typeof zRegistrationForm>;
