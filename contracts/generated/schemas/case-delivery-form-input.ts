// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSlideDelivery } from './slide-delivery.ts';

export const zCaseDeliveryFormInput = z.object({
    slideDelivery: zSlideDelivery.nullish(),
    carrier: z.string().max(60).nullish(),
    trackingNumber: z.string().max(40).nullish(),
    shippedOn: z.iso.date().nullish(),
    slidesSent: z.int().gte(0).lte(12000).nullish(),
    blocksSent: z.int().gte(0).lte(12000).nullish()
});

export type CaseDeliveryFormInputZodType = z.infer<typeof zCaseDeliveryFormInput>;
