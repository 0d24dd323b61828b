// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';
import { zCaseScope } from './case-scope.ts';

export const zCaseBillingForm = z.object({
    billingComponent: zBillingComponent.nullable(),
    preparingLaboratory: z.string().max(120).nullable(),
    caseScope: zCaseScope.nullable(),
    payer: z.string().max(80).nullable(),
    memberId: z.string().max(40).nullable(),
    groupNumber: z.string().max(40).nullable(),
    relationToSubscriber: z.string().max(40).nullable(),
    authorization: z.string().max(60).nullable()
});

export type CaseBillingFormZodType = z.infer<typeof zCaseBillingForm>;
