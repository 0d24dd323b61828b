// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zTaskShipment } from './task-shipment.ts';

export const zTaskWorkInput = z.object({
    answer: z.string().min(1).max(4000).optional(),
    shipment: zTaskShipment.optional(),
    piecesReceived: z.int().gte(1).lte(200).optional(),
    done: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)).max(30).optional()
});

export type TaskWorkInputZodType = z.infer<typeof zTaskWorkInput>;
