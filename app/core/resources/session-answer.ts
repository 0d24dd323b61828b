import { z } from 'zod';

/** What `/resources/session` says: whose login of this browser the server knows. Where it knows none, it leads to the login. */
export const SessionAnswer = z.object({ userId: z.string() });
export type SessionAnswer = z.infer<typeof SessionAnswer>;
