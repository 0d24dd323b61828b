// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTeamMember } from './team-member.ts';

export const zTeamPage = z.object({
    items: z.array(zTeamMember).max(100),
    page: z.int().gte(1),
    pageSize: z.int().gte(1).lte(100),
    total: z.int().gte(0),
    totalPages: z.int().gte(0)
});

export type TeamPageZodType = z.infer<typeof zTeamPage>;
