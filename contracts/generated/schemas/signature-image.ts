// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSignatureImage = z.string().max(200000).regex(/^[A-Za-z0-9+\/]+={0,2}$/);

export type SignatureImageZodType = z.infer<typeof zSignatureImage>;
