// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zPersonRef } from './person-ref.ts';

export const zAwayTime = z.object({
    from: zDay,
    to: zDay,
    coveredBy: zPersonRef.nullable()
});

export type AwayTimeZodType = z.infer<typeof zAwayTime>;
