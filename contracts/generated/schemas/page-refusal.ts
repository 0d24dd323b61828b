// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';
import { zPagePath } from './page-path.ts';
import { zPersonRef } from './person-ref.ts';
import { zRole } from './role.ts';

export const zPageRefusal = z.object({
    id: z.string().regex(/^prf_[a-z0-9_-]{1,60}$/),
    at: zInstant,
    by: zPersonRef,
    role: zRole,
    path: zPagePath,
    address: z.string().max(45).nullable()
});

export type PageRefusalZodType = z.infer<typeof zPageRefusal>;
