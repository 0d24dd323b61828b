// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserRights } from './user-rights.ts';

export const zTeamMemberInput = z.object({
    rights: zUserRights
});

export type TeamMemberInputZodType = z.infer<typeof zTeamMemberInput>;
