// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zRecordSubject = z.enum([
    'users',
    'accounts',
    'groups',
    'facilities'
]);

export type RecordSubjectZodType = z.infer<typeof zRecordSubject>;
