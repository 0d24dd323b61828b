// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityChangeInput } from './facility-change-input.ts';
import { zOtherChangeInput } from './other-change-input.ts';
import { zProviderChangeInput } from './provider-change-input.ts';
import { zStaffChangeInput } from './staff-change-input.ts';
import { zUserChangeInput } from './user-change-input.ts';

export const zRegistrationChangeInput = z.union([
    zProviderChangeInput,
    zFacilityChangeInput,
    zUserChangeInput,
    zStaffChangeInput,
    zOtherChangeInput
]);

export type RegistrationChangeInputZodType = z.infer<typeof zRegistrationChangeInput>;
