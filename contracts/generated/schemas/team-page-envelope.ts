// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTeamPage } from './team-page.ts';

export const zTeamPageEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTeamPage,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TeamPageEnvelopeZodType = z.infer<typeof zTeamPageEnvelope>;
