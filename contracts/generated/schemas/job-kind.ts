// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zJobKind = z.enum(['slide_intake', 'scheduled']);

export type JobKindZodType = z.infer<typeof zJobKind>;
