// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAssignmentCondition = z.enum([
    'account',
    'holder',
    'licence',
    'subspecialty',
    'conflict',
    'load',
    'pause',
    'site'
]);

export type AssignmentConditionZodType = z.infer<typeof zAssignmentCondition>;
