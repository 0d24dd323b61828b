// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHandOverAnswer = z.enum(['Accepted', 'Refused']);

export type HandOverAnswerZodType = z.infer<typeof zHandOverAnswer>;
