// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zProcedureCodeEntry = z.object({
    value: z.string().min(1),
    label: z.string().min(1),
    unit: z.string().min(1),
    splitsPcTc: z.boolean(),
    digitizationAddOn: z.string().nullable()
});

export type ProcedureCodeEntryZodType = z.infer<typeof zProcedureCodeEntry>;
