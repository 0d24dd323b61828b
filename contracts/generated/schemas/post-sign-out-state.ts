// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zPostSignOutState = z.enum([
    'None',
    'AddendumInProgress',
    'AmendmentInProgress'
]);

export type PostSignOutStateZodType = z.infer<typeof zPostSignOutState>;
