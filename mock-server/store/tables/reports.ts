import { foldText } from '#app/core/text/fold-text.ts';
import type { MakeCollection } from '../collections.ts';
import { BillingRecord } from '../records/billing.ts';
import {
  ClinicalChangeRecord,
  ClinicalRecord,
  DiagnosisRecord,
  LaboratoryRecord,
  LastPlaceRecord,
  OpenAmendmentRecord,
  RecalledVersionRecord,
  ReportRecord,
  ReportVersionRecord,
  SignerRecord,
  TextTemplateRecord,
  UnreleasedRecord,
} from '../records/reports.ts';

/** Diagnoses, reports and billing lines. */
export const reportStore = (make: MakeCollection) => ({
  diagnoses: make('diagnoses', DiagnosisRecord, {}),
  clinicalInfos: make('clinicalInfos', ClinicalRecord, {}),
  clinicalChanges: make('clinicalChanges', ClinicalChangeRecord, { case: ({ caseId }) => [caseId] }),
  reports: make('reports', ReportRecord, {
    facility: ({ facilityId }) => [facilityId],
    patient: ({ patientKey }) => [patientKey],
    signer: ({ signerId }) => [signerId],
  }),
  reportVersions: make('reportVersions', ReportVersionRecord, { case: ({ content }) => [content.caseId] }),
  unreleased: make('unreleased', UnreleasedRecord, {}),
  recalledVersions: make('recalledVersions', RecalledVersionRecord, {
    case: ({ content }) => [content.caseId],
  }),
  openAmendments: make('openAmendments', OpenAmendmentRecord, {}),
  lastPlaces: make('lastPlaces', LastPlaceRecord, {}),
  laboratories: make('laboratories', LaboratoryRecord, {}),
  textTemplates: make('textTemplates', TextTemplateRecord, { owner: ({ ownerId }) => [ownerId ?? 'system'] }),
  signers: make('signers', SignerRecord, {}),
  billings: make('billings', BillingRecord, {
    case: ({ caseId }) => [caseId],
    facility: ({ facilityId }) => [facilityId],
    status: ({ status }) => [status],
    invoice: ({ invoiceNumber }) => (invoiceNumber === null ? [] : [foldText(invoiceNumber)]),
  }),
});
