// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zLabArrangement = z.enum([
    'Own Lab',
    'Contract Lab',
    'No Lab',
    'Other'
]);

export type LabArrangementZodType = z.infer<typeof zLabArrangement>;
