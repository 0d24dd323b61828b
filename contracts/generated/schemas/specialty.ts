// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSpecialty = z.enum(['Pathology', 'Other']);

export type SpecialtyZodType = z.infer<typeof zSpecialty>;
