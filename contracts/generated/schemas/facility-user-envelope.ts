// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityUser } from './facility-user.ts';

export const zFacilityUserEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFacilityUser,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FacilityUserEnvelopeZodType = z.infer<typeof zFacilityUserEnvelope>;
