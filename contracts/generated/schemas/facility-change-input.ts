// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityFormChangeInput } from './facility-form-change-input.ts';

export const zFacilityChangeInput = z.object({
    kind: z.literal('facilities'),
    form: zFacilityFormChangeInput
});

export type FacilityChangeInputZodType = z.infer<typeof zFacilityChangeInput>;
