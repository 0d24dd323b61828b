// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zStainOrderInput } from './stain-order-input.ts';

export const zStainRequestInput = z.object({
    orders: z.array(zStainOrderInput).min(1).max(30),
    confirmDuplicates: z.boolean().optional()
});

export type StainRequestInputZodType = z.infer<typeof zStainRequestInput>;
