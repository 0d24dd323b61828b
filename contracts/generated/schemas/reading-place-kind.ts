// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReadingPlaceKind = z.enum([
    'home',
    'office',
    'lab'
]);

export type ReadingPlaceKindZodType = z.infer<typeof zReadingPlaceKind>;
