// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zFacilityAgreementInput = z.object({
    signedName: z.string().min(3).max(120),
    agreement: z.boolean(),
    baa: z.boolean()
});

export type FacilityAgreementInputZodType = z.infer<typeof zFacilityAgreementInput>;
