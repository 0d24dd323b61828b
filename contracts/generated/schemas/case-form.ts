// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseAction } from './case-action.ts';
import { zCaseAttachment } from './case-attachment.ts';
import { zCaseBillingForm } from './case-billing-form.ts';
import { zCaseClinicalForm } from './case-clinical-form.ts';
import { zCaseDeliveryForm } from './case-delivery-form.ts';
import { zCaseId } from './case-id.ts';
import { zCasePatientForm } from './case-patient-form.ts';
import { zCaseRoutingForm } from './case-routing-form.ts';
import { zCaseStatus } from './case-status.ts';
import { zEtag } from './etag.ts';
import { zFacilityId } from './facility-id.ts';
import { zImageId } from './image-id.ts';
import { zInstant } from './instant.ts';
import { zPersonRef } from './person-ref.ts';
import { zRecordedReceipt } from './recorded-receipt.ts';
import { zReturnReason } from './return-reason.ts';
import { zRunningUpload } from './running-upload.ts';
import { zSpecimenForm } from './specimen-form.ts';
import { zSubsectionId } from './subsection-id.ts';

export const zCaseForm = z.object({
    id: zCaseId,
    caseID: z.string().min(1).nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    facilityId: zFacilityId,
    facilityName: z.string().min(1),
    createdAt: zInstant,
    createdBy: zPersonRef,
    savedAt: zInstant,
    patient: zCasePatientForm,
    clinical: zCaseClinicalForm,
    delivery: zCaseDeliveryForm,
    billing: zCaseBillingForm,
    routing: zCaseRoutingForm,
    labelsChecked: z.boolean(),
    specimens: z.array(zSpecimenForm).max(60),
    attachments: z.array(zCaseAttachment).max(5),
    returnReasons: z.array(zReturnReason).max(100),
    changeableSlides: z.array(zSubsectionId).max(12000),
    removableImages: z.array(zImageId).max(12000),
    runningUploads: z.array(zRunningUpload).max(12000),
    receipt: zRecordedReceipt.nullable(),
    allowedActions: z.array(zCaseAction)
});

export type CaseFormZodType = z.infer<typeof zCaseForm>;
