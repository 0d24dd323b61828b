// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityAccount } from './facility-account.ts';

export const zFacilityAccountEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFacilityAccount,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FacilityAccountEnvelopeZodType = z.infer<typeof zFacilityAccountEnvelope>;
