// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zHistorySubject = z.enum([
    'users',
    'accounts',
    'groups',
    'facilities',
    'enquiries'
]);

export type HistorySubjectZodType = z.infer<typeof zHistorySubject>;
