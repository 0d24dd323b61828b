// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zColleague = z.object({
    name: z.string().min(1).max(120),
    opinion: z.string().min(1).max(2000)
});

export type ColleagueZodType = z.infer<typeof zColleague>;
