// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zTaskAction = z.enum([
    'edit',
    'start',
    'submit',
    'complete',
    'return',
    'decline',
    'cancel',
    'assign',
    'comment',
    'attach'
]);

export type TaskActionZodType = z.infer<typeof zTaskAction>;
