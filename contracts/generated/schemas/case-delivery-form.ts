// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSlideDelivery } from './slide-delivery.ts';

export const zCaseDeliveryForm = z.object({
    slideDelivery: zSlideDelivery.nullable(),
    carrier: z.string().max(60).nullable(),
    trackingNumber: z.string().max(40).nullable(),
    shippedOn: z.iso.date().nullable(),
    slidesSent: z.int().gte(0).lte(12000).nullable(),
    blocksSent: z.int().gte(0).lte(12000).nullable()
});

export type CaseDeliveryFormZodType = z.infer<typeof zCaseDeliveryForm>;
