// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDashboard } from './dashboard.ts';

export const zDashboardEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zDashboard,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type DashboardEnvelopeZodType = z.infer<typeof zDashboardEnvelope>;
