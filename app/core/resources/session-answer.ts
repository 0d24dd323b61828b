import { z } from 'zod';

/** What `/resources/session` says: whether the server still knows the login of this browser, and whose it is. */
export const SessionAnswer = z.object({ isKnown: z.boolean(), userId: z.string().nullable() });
export type SessionAnswer = z.infer<typeof SessionAnswer>;
