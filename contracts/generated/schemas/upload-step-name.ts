// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadStepName = z.enum([
    'joined',
    'readable',
    'levels',
    'scale',
    'pictures',
    'tiles'
]);

export type UploadStepNameZodType = z.infer<typeof zUploadStepName>;
