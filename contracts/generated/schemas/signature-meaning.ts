// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSignatureMeaning = z.enum([
    'primary_diagnosis',
    'addendum',
    'amendment'
]);

export type SignatureMeaningZodType = z.infer<typeof zSignatureMeaning>;
