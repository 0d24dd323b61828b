// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zAdminDashboard } from './admin-dashboard.ts';

export const zAdminDashboardEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zAdminDashboard,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type AdminDashboardEnvelopeZodType = z.infer<typeof zAdminDashboardEnvelope>;
