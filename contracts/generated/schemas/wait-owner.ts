// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zWaitOwner = z.enum([
    'facility',
    'operator',
    'pool',
    'pathologist',
    'second_reader'
]);

export type WaitOwnerZodType = z.infer<typeof zWaitOwner>;
