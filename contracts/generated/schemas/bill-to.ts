// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zBillTo = z.enum(['payer', 'facility']);

export type BillToZodType = z.infer<typeof zBillTo>;
