// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadAction = z.enum([
    'putPart',
    'complete',
    'abort'
]);

export type UploadActionZodType = z.infer<typeof zUploadAction>;
