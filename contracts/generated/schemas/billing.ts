// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillTo } from './bill-to.ts';
import { zBillingAction } from './billing-action.ts';
import { zBillingAutoValue } from './billing-auto-value.ts';
import { zBillingCase } from './billing-case.ts';
import { zBillingComponent } from './billing-component.ts';
import { zBillingCurrency } from './billing-currency.ts';
import { zBillingFacility } from './billing-facility.ts';
import { zBillingId } from './billing-id.ts';
import { zBillingModifier } from './billing-modifier.ts';
import { zBillingSource } from './billing-source.ts';
import { zBillingStatus } from './billing-status.ts';
import { zCents } from './cents.ts';
import { zDay } from './day.ts';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';

export const zBilling = z.object({
    id: zBillingId,
    version: z.int().gte(1),
    etag: zEtag,
    status: zBillingStatus,
    case: zBillingCase,
    specimenID: z.string().nullable(),
    code: z.string().min(2).max(10),
    codeLabel: z.string(),
    units: z.int().gte(1).lte(99),
    modifier: zBillingModifier.nullable(),
    component: zBillingComponent,
    billTo: zBillTo,
    payer: z.string().nullable(),
    facility: zBillingFacility,
    provider: zPersonRef.nullable(),
    billingEntity: z.string().max(120).nullable(),
    dateOfService: zDay,
    currency: zBillingCurrency,
    amountCents: zCents,
    paidCents: zCents,
    invoiceNumber: z.string().max(40).nullable(),
    source: zBillingSource,
    allowedActions: z.array(zBillingAction),
    icd10: z.array(z.string().min(3).max(10)).max(4),
    place: z.string().max(10).nullable(),
    payerClaimNumber: z.string().max(40).nullable(),
    denialReason: z.string().max(1000).nullable(),
    why: z.string(),
    autoValue: zBillingAutoValue.nullable(),
    changeReason: z.string().nullable(),
    voidReason: z.string().nullable(),
    notes: z.string().max(4000).nullable(),
    createdAt: zInstant,
    issuedAt: zInstant.nullable(),
    receivedOn: zDay.nullable(),
    settledAt: zInstant.nullable()
});

export type BillingZodType = z.infer<typeof zBilling>;
