// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zOrderKind = z.enum([
    'he_recut',
    'he_deeper',
    're_embed',
    'unstained',
    'special_stain',
    'ihc',
    'ish',
    'glass_or_block'
]);

export type OrderKindZodType = z.infer<typeof zOrderKind>;
