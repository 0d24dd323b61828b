// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zRole } from './role.ts';

export const zLogin = z.object({
    token: z.string().min(1),
    tokenExpiry: z.iso.datetime({ offset: true }).nullable(),
    role: zRole,
    message: z.string().nullable()
});

export type LoginZodType = z.infer<typeof zLogin>;
