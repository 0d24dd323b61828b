// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zMessageSide = z.enum(['facility', 'reader']);

export type MessageSideZodType = z.infer<typeof zMessageSide>;
