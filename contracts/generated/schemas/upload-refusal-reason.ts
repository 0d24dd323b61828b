// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadRefusalReason = z.enum([
    'unsupported_type',
    'content_mismatch',
    'unreadable',
    'incomplete',
    'data_files_missing',
    'malware'
]);

export type UploadRefusalReasonZodType = z.infer<typeof zUploadRefusalReason>;
