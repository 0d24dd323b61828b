// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zErrorCode } from './error-code.ts';

export const zPickupBar = z.object({
    code: zErrorCode,
    text: z.string().min(1).max(300)
});

export type PickupBarZodType = z.infer<typeof zPickupBar>;
