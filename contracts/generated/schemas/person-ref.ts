// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUserId } from './user-id.ts';

export const zPersonRef = z.object({
    userId: zUserId,
    displayName: z.string().min(1)
});

export type PersonRefZodType = z.infer<typeof zPersonRef>;
