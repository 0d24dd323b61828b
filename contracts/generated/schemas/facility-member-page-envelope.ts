// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityMemberPage } from './facility-member-page.ts';

export const zFacilityMemberPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFacilityMemberPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FacilityMemberPageEnvelopeZodType = z.infer<typeof zFacilityMemberPageEnvelope>;
