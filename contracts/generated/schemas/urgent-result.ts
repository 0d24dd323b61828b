// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCommunication } from './communication.ts';

export const zUrgentResult = z.object({
    isUrgent: z.boolean().nullable(),
    communication: zCommunication.nullable()
});

export type UrgentResultZodType = z.infer<typeof zUrgentResult>;
