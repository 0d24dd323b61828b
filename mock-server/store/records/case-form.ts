import { z } from 'zod';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import { zCaseBillingForm } from '#contracts/generated/schemas/case-billing-form.ts';
import { zCaseClinicalForm } from '#contracts/generated/schemas/case-clinical-form.ts';
import { zCaseDeliveryForm } from '#contracts/generated/schemas/case-delivery-form.ts';
import { zCasePatientForm } from '#contracts/generated/schemas/case-patient-form.ts';
import { zCaseRoutingForm } from '#contracts/generated/schemas/case-routing-form.ts';
import { zPersonRef } from '#contracts/generated/schemas/person-ref.ts';
import { zReturnReason } from '#contracts/generated/schemas/return-reason.ts';
import { zSpecimenFormReceiptInput } from '#contracts/generated/schemas/specimen-form-receipt-input.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

/** A clinical file; its bytes lie in the world's byte store under `fileId`. */
const AttachmentRecord = z.object({
  slot: zAttachmentSlot,
  fileId: text,
  name: text.max(255),
  contentType: text,
  sizeBytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  uploadedAt: instant,
});
export type AttachmentRecord = z.infer<typeof AttachmentRecord>;

/** What a facility entered beyond what the case itself holds. The id is the id of the case. */
export const RequisitionRecord = z.object({
  id: text,
  createdAt: instant,
  createdBy: zPersonRef,
  savedAt: instant,
  patient: zCasePatientForm.omit({
    lastName: true,
    firstName: true,
    birthDate: true,
    gender: true,
    race: true,
    medicalRecordNumber: true,
  }),
  clinical: zCaseClinicalForm.omit({
    caseRecordId: true,
    caseType: true,
    priority: true,
    submittingPhysician: true,
    clinicalHistory: true,
    clinicalImpression: true,
    icd10: true,
    grossDescription: true,
  }),
  delivery: zCaseDeliveryForm,
  billing: zCaseBillingForm.omit({ billingComponent: true }),
  routing: zCaseRoutingForm.omit({ subspecialtyRequested: true }),
  labelsChecked: z.boolean(),
  attachments: z.array(AttachmentRecord),
  /** Who asked and who answered is left out by what was written before it was kept. */
  returnReasons: z.array(zReturnReason.partial({ raisedBy: true, answeredBy: true })),
  /** The last receipt of mailed slides. */
  receipt: zSpecimenFormReceiptInput
    .extend({
      receivedAt: instant,
      recordedBy: zPersonRef,
      /** The tracking number of the parcel that was counted; receipts from before it was kept have none. */
      parcel: z.string().nullable().optional(),
      /** How many blocks were announced at the count; receipts from before it was kept do not tell. */
      blocksAnnounced: z.number().nullable().optional(),
      /** Another parcel was sent since, or the case lists other slides. */
      isOutdated: z.boolean().optional(),
    })
    .nullable(),
});
export type RequisitionRecord = z.infer<typeof RequisitionRecord>;
