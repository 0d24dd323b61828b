// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCountry = z.enum([
    'US',
    'Canada',
    'Other'
]);

export type CountryZodType = z.infer<typeof zCountry>;
