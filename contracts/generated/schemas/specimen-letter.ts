// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSpecimenLetter = z.string().regex(/^[A-Z]{1,2}$/);

export type SpecimenLetterZodType = z.infer<typeof zSpecimenLetter>;
