// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOwnReadingSiteKind = z.enum([
    'home',
    'office',
    'lab'
]);

export type OwnReadingSiteKindZodType = z.infer<typeof zOwnReadingSiteKind>;
