// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAccountAction = z.enum([
    'edit',
    'interest',
    'followUp',
    'loseInterest',
    'exclude',
    'reconsider',
    'provision',
    'activate',
    'deactivate',
    'reopen'
]);

export type AccountActionZodType = z.infer<typeof zAccountAction>;
