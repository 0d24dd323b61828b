// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityMember } from './facility-member.ts';

export const zFacilityMemberEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFacilityMember,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FacilityMemberEnvelopeZodType = z.infer<typeof zFacilityMemberEnvelope>;
