// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHandOverColleague } from './hand-over-colleague.ts';

export const zHandOverColleagues = z.object({
    items: z.array(zHandOverColleague).max(500)
});

export type HandOverColleaguesZodType = z.infer<typeof zHandOverColleagues>;
