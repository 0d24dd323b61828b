// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zProviderList = z.enum([
    'available',
    'mine',
    'completed'
]);

export type ProviderListZodType = z.infer<typeof zProviderList>;
