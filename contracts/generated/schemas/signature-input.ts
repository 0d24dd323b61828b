// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSignatureMeaning } from './signature-meaning.ts';

export const zSignatureInput = z.object({
    password: z.string().min(1).max(1024),
    identityConfirmed: z.boolean(),
    meaning: zSignatureMeaning,
    readingSite: z.string().min(1).max(40)
});

export type SignatureInputZodType = z.infer<typeof zSignatureInput>;
