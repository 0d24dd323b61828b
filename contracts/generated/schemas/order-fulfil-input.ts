// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';

export const zOrderFulfilInput = z.object({
    imageIds: z.array(zImageId).max(50).optional(),
    piecesReceived: z.int().gte(1).lte(200).optional()
});

export type OrderFulfilInputZodType = z.infer<typeof zOrderFulfilInput>;
