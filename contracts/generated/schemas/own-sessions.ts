// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOwnSession } from './own-session.ts';

export const zOwnSessions = z.object({
    items: z.array(zOwnSession).max(100)
});

export type OwnSessionsZodType = z.infer<typeof zOwnSessions>;
