// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseBillingFormInput } from './case-billing-form-input.ts';
import { zCaseClinicalFormInput } from './case-clinical-form-input.ts';
import { zCaseDeliveryFormInput } from './case-delivery-form-input.ts';
import { zCasePatientFormInput } from './case-patient-form-input.ts';
import { zCaseRoutingFormInput } from './case-routing-form-input.ts';
import { zSpecimenId } from './specimen-id.ts';

export const zCaseFormInput = z.object({
    patient: zCasePatientFormInput.optional(),
    clinical: zCaseClinicalFormInput.optional(),
    delivery: zCaseDeliveryFormInput.optional(),
    billing: zCaseBillingFormInput.optional(),
    routing: zCaseRoutingFormInput.optional(),
    specimenOrder: z.array(zSpecimenId).max(60).optional(),
    labelsChecked: z.boolean().optional()
});

export type CaseFormInputZodType = z.infer<typeof zCaseFormInput>;
