// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClockColour } from './clock-colour.ts';

export const zCaseClocks = z.object({
    grossHours: z.number().gte(0),
    netHours: z.number().gte(0),
    targetHours: z.number().gte(0),
    grossDays: z.number().gte(0),
    netDays: z.number().gte(0),
    gross: zClockColour,
    net: zClockColour,
    isRunning: z.boolean()
});

export type CaseClocksZodType = z.infer<typeof zCaseClocks>;
