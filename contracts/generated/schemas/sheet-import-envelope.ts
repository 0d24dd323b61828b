// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSheetImport } from './sheet-import.ts';

export const zSheetImportEnvelope = z.object({
    isSuccess: z.literal(true),
    data: zSheetImport,
    message: z.string().nullable(),
    error: z.null(),
    details: z.null()
});

export type SheetImportEnvelopeZodType = z.infer<typeof zSheetImportEnvelope>;
