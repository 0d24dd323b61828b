// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zInvitationState = z.enum([
    'none',
    'pending',
    'accepted',
    'lapsed'
]);

export type InvitationStateZodType = z.infer<typeof zInvitationState>;
