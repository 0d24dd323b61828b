// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';
import { zCaseScope } from './case-scope.ts';

export const zCaseBillingFormInput = z.object({
    billingComponent: zBillingComponent.nullish(),
    preparingLaboratory: z.string().max(120).nullish(),
    caseScope: zCaseScope.nullish(),
    payer: z.string().max(80).nullish(),
    memberId: z.string().max(40).nullish(),
    groupNumber: z.string().max(40).nullish(),
    relationToSubscriber: z.string().max(40).nullish(),
    authorization: z.string().max(60).nullish()
});

export type CaseBillingFormInputZodType = z.infer<typeof zCaseBillingFormInput>;
