import { plainText } from '#app/core/forms/plain-text.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseFormZodType } from '#contracts/generated/schemas/case-form.ts';
import type { CaseFormInputZodType } from '#contracts/generated/schemas/case-form-input.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { ANY_SUBSPECIALTY, subspecialtyOf } from '../cases/case-forms.ts';

/** The groups of the form that updateCase changes. */
export type FormParts = Pick<
  CaseFormZodType,
  'patient' | 'clinical' | 'delivery' | 'billing' | 'routing' | 'labelsChecked'
>;

export function partsOf(aCase: CaseRecord, requisition: RequisitionRecord): FormParts {
  const { history, clinicalImpression, icd10, submittingPhysician } = aCase.clinicalInfo;
  return {
    patient: { ...aCase.patientInfo, ...requisition.patient },
    clinical: {
      ...requisition.clinical,
      caseRecordId: aCase.caseRecordId,
      caseType: aCase.type?.value ?? null,
      priority: aCase.priority,
      submittingPhysician,
      clinicalHistory: history === '' ? null : history,
      clinicalImpression,
      icd10,
      grossDescription: aCase.gross,
    },
    delivery: requisition.delivery,
    billing: { ...requisition.billing, billingComponent: aCase.billingComponent },
    routing: { ...requisition.routing, subspecialtyRequested: subspecialtyOf(aCase) },
    labelsChecked: requisition.labelsChecked,
  };
}

type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What was sent takes the place of what was there; a key that was left out stays. */
export function merge<T extends object>(before: T, changes: Changes<T> | undefined): T {
  const given = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given.map(([key, value]) => [key, clean(value)])) };
}

/** Text without tags and outer space; what is empty then is nothing, also in a list. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value) || null;
  if (!Array.isArray(value)) return value;
  return value.flatMap((item: unknown): unknown[] => {
    if (typeof item === 'string') return [plainText(item)].filter((text) => text !== '');
    const entries = Object.entries(fieldsOf(item)).map(([key, inner]) => [key, clean(inner)] as const);
    const isWhole = entries.every(([key, inner]) => inner !== null || key === 'fax' || key === 'email');
    return isWhole ? [Object.fromEntries(entries)] : [];
  });
}

export const listChangedParts = (before: FormParts, input: CaseFormInputZodType): FormParts => ({
  patient: merge(before.patient, input.patient),
  clinical: merge(before.clinical, input.clinical),
  delivery: merge(before.delivery, input.delivery),
  billing: merge(before.billing, input.billing),
  routing: merge(before.routing, input.routing),
  labelsChecked: input.labelsChecked ?? before.labelsChecked,
});

/** What of the form the case itself holds. */
export function caseChanges({
  patient,
  clinical,
  delivery,
  billing,
  routing,
}: FormParts): Partial<CaseRecord> {
  const { lastName, firstName, birthDate, gender, race, medicalRecordNumber } = patient;
  const { caseType, clinicalHistory, clinicalImpression, submittingPhysician } = clinical;
  return {
    patientInfo: { lastName, firstName, birthDate, gender, race, medicalRecordNumber },
    caseRecordId: clinical.caseRecordId,
    type: caseType === null ? null : { value: caseType, displayName: labels.CaseTypeValue[caseType] },
    priority: clinical.priority,
    clinicalInfo: {
      history: clinicalHistory ?? '',
      clinicalImpression,
      icd10: clinical.icd10.map((code) => code.toUpperCase()),
      submittingPhysician,
    },
    gross: clinical.grossDescription,
    material: delivery.slideDelivery === 'Mail_the_Slides' ? 'glass' : 'digital',
    billingComponent: billing.billingComponent,
    subspecialty: routing.subspecialtyRequested ?? ANY_SUBSPECIALTY,
  };
}

/** What of the form the requisition holds; keys of the case are dropped by its schema. A tick that was not given stays out. */
export const requisitionChanges = (
  { labelsChecked, ...parts }: FormParts,
  input: CaseFormInputZodType,
): Partial<RequisitionRecord> => (input.labelsChecked === undefined ? parts : { ...parts, labelsChecked });
