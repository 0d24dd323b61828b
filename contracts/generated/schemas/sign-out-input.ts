// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageSeen } from './image-seen.ts';
import { zSignatureInput } from './signature-input.ts';

export const zSignOutInput = z.object({
    diagnosisVersion: z.int().gte(1),
    signature: zSignatureInput,
    imagesSeen: z.array(zImageSeen).max(1000),
    readOnGlass: z.array(z.string().min(1).max(80)).max(1000).optional(),
    reviewResolution: z.string().min(1).max(4000).optional()
});

export type SignOutInputZodType = z.infer<typeof zSignOutInput>;
