// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityScanner = z.object({
    make: z.string().min(1).max(60),
    model: z.string().min(1).max(60),
    mpp: z.number().gte(0.1).lte(1),
    fileTypes: z.array(z.string().regex(/^\.[a-z.]{2,12}$/)).min(1).max(17)
});

export type FacilityScannerZodType = z.infer<typeof zFacilityScanner>;
