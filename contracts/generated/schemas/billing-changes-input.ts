// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillTo } from './bill-to.ts';
import { zBillingComponent } from './billing-component.ts';
import { zBillingModifier } from './billing-modifier.ts';
import { zCents } from './cents.ts';
import { zDay } from './day.ts';
import { zReason } from './reason.ts';
import { zUserId } from './user-id.ts';

export const zBillingChangesInput = z.object({
    specimenID: z.string().min(1).max(20).optional(),
    code: z.string().regex(/^[0-9A-Z]{2,10}$/).optional(),
    units: z.int().gte(1).lte(99).optional(),
    modifier: zBillingModifier.nullish(),
    component: zBillingComponent.optional(),
    icd10: z.array(z.string().regex(/^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/)).max(4).optional(),
    billTo: zBillTo.optional(),
    payer: z.string().max(60).nullish(),
    providerId: zUserId.optional(),
    dateOfService: zDay.optional(),
    place: z.string().max(10).nullish(),
    amountCents: zCents.optional(),
    notes: z.string().max(4000).nullish(),
    changeReason: zReason
});

export type BillingChangesInputZodType = z.infer<typeof zBillingChangesInput>;
