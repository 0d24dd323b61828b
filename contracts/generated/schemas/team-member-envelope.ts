// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTeamMember } from './team-member.ts';

export const zTeamMemberEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zTeamMember,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type TeamMemberEnvelopeZodType = z.infer<typeof zTeamMemberEnvelope>;
