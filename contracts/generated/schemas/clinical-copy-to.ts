// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zClinicalCopyTo = z.object({
    name: z.string().min(1).max(120),
    address: z.string().min(1).max(254)
});

export type ClinicalCopyToZodType = z.infer<typeof zClinicalCopyTo>;
