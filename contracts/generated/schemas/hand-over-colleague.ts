// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zPersonRef } from './person-ref.ts';

export const zHandOverColleague = z.object({
    provider: zPersonRef,
    openCases: z.int().gte(0),
    openCaseLimit: z.int().gte(0),
    obstacles: z.array(z.string().min(1).max(300)).max(10)
});

export type HandOverColleagueZodType = z.infer<typeof zHandOverColleague>;
