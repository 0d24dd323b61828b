// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadStepState = z.enum([
    'waiting',
    'running',
    'done',
    'absent',
    'failed'
]);

export type UploadStepStateZodType = z.infer<typeof zUploadStepState>;
