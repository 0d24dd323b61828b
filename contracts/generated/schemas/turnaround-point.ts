// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDay } from './day.ts';
import { zInstant } from './instant.ts';
import { zTurnaround } from './turnaround.ts';

export const zTurnaroundPoint = z.object({
    day: zDay,
    from: zInstant,
    before: zInstant,
    turnaround: zTurnaround
});

export type TurnaroundPointZodType = z.infer<typeof zTurnaroundPoint>;
