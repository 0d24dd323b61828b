// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zUserId } from './user-id.ts';

export const zAwayTimeInput = z.object({
    from: zDay,
    to: zDay,
    coveredBy: zUserId.nullish()
});

export type AwayTimeInputZodType = z.infer<typeof zAwayTimeInput>;
