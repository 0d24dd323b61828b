// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zInstant } from './instant.ts';

export const zSignedAgreement = z.object({
    signedName: z.string().min(1),
    signedAt: zInstant
});

export type SignedAgreementZodType = z.infer<typeof zSignedAgreement>;
