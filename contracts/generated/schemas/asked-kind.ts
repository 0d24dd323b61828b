// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zAskedKind = z.enum([
    'order',
    'rescan',
    'question'
]);

export type AskedKindZodType = z.infer<typeof zAskedKind>;
