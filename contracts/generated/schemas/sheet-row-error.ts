// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSheetRowError = z.object({
    row: z.int().gte(2),
    fields: z.record(z.string(), z.array(z.string()))
});

export type SheetRowErrorZodType = z.infer<typeof zSheetRowError>;
