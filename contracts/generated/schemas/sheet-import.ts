// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSheetRowError } from './sheet-row-error.ts';

export const zSheetImport = z.object({
    dryRun: z.boolean(),
    rows: z.int().gte(0),
    good: z.int().gte(0),
    taken: z.int().gte(0),
    errors: z.array(zSheetRowError).max(2000)
});

export type SheetImportZodType = z.infer<typeof zSheetImport>;
