// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadStatus = z.enum([
    'Created',
    'Uploading',
    'Completed',
    'Scanning',
    'Ready',
    'Rejected',
    'Aborted',
    'Expired'
]);

export type UploadStatusZodType = z.infer<typeof zUploadStatus>;
