// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskView = z.enum([
    'provider',
    'facility',
    'admin'
]);

export type TaskViewZodType = z.infer<typeof zTaskView>;
