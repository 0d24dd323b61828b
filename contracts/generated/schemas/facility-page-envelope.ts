// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFacilityPage } from './facility-page.ts';

export const zFacilityPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zFacilityPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type FacilityPageEnvelopeZodType = z.infer<typeof zFacilityPageEnvelope>;
