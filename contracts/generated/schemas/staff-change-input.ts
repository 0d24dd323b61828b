// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStaffFormChangeInput } from './staff-form-change-input.ts';

export const zStaffChangeInput = z.object({
    kind: z.literal('operator-staff'),
    form: zStaffFormChangeInput
});

export type StaffChangeInputZodType = z.infer<typeof zStaffChangeInput>;
