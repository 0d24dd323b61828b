import { expect, it } from 'vitest';
import type { FormFacts, FormSetting } from './form.ts';
import { billing, clinical, delivery, found, patient, routing } from './found.test-support.ts';

type Case = [
  what: string,
  change: (form: FormFacts) => Partial<FormFacts>,
  field: string,
  message: string,
  where?: Partial<FormSetting>,
];

const US_ADDRESS = {
  addressLine1: '1 Demo St',
  city: 'Denver',
  region: 'CO',
  postalCode: '80202',
  phone: '+15550100131',
  email: 'p@example.org',
};
const PLAN = 'Provincial_or_Territorial_Health_Plan';
const paid = (changes: Partial<FormFacts['patient']>) => (form: FormFacts) => ({
  ...patient({ ...US_ADDRESS, ...changes })(form),
  ...billing({ payer: 'Aetna', memberId: 'M1' })(form),
});

const CASES: Case[] = [
  ['no last name', patient({ lastName: null }), 'patient.lastName', 'Last name is required'],
  ['a blank first name', patient({ firstName: ' ' }), 'patient.firstName', 'First name is required'],
  [
    'a name with digits',
    patient({ lastName: 'X1' }),
    'patient.lastName',
    'Last name has characters that are not allowed',
  ],
  ['no birth date', patient({ birthDate: null }), 'patient.birthDate', 'Date of birth is required'],
  [
    'a birth tomorrow',
    patient({ birthDate: '2026-11-22' }),
    'patient.birthDate',
    'Date of birth cannot be in the future',
  ],
  [
    'a birth 121 years ago',
    patient({ birthDate: '1906-11-20' }),
    'patient.birthDate',
    'Date of birth is too far in the past',
  ],
  [
    'a birth after the collection',
    patient({ birthDate: '2026-11-18' }),
    'patient.birthDate',
    'Date of birth is after the collection date of specimen A',
  ],
  ['no gender', patient({ gender: null }), 'patient.gender', 'Gender is required'],
  [
    'no record number',
    patient({ medicalRecordNumber: null }),
    'patient.medicalRecordNumber',
    'Medical record number is required',
  ],
  [
    'a record number with a slash',
    patient({ medicalRecordNumber: 'A/1' }),
    'patient.medicalRecordNumber',
    'Medical record number has characters that are not allowed',
  ],
  [
    'a bad health number',
    patient({ healthCardProvince: 'ON', healthCardNumber: '1' }),
    'patient.healthCardNumber',
    'Enter a valid Ontario health number',
  ],
  [
    'no health card where the plan pays',
    billing({ payer: PLAN }),
    'patient.healthCardNumber',
    'Health card number is required',
    { country: 'Canada' },
  ],
  [
    'no address where the operator bills',
    paid({ addressLine1: null }),
    'patient.addressLine1',
    'Address is required',
    { operatorBills: true },
  ],
  [
    'a bad ZIP code',
    paid({ postalCode: '1' }),
    'patient.postalCode',
    'Enter a valid ZIP code',
    { operatorBills: true },
  ],
  [
    'a bad phone',
    paid({ phone: '555' }),
    'patient.phone',
    'Invalid phone number format. Must start with + and follow a valid pattern.',
    { operatorBills: true },
  ],
  [
    'a bad email',
    paid({ email: 'p@' }),
    'patient.email',
    'Enter a valid email address',
    { operatorBills: true },
  ],
  [
    'no accession number',
    clinical({ caseRecordId: null }),
    'clinical.caseRecordId',
    'Accession number is required',
  ],
  ['no case type', clinical({ caseType: null }), 'clinical.caseType', 'Case type is required'],
  [
    'STAT without a reason',
    clinical({ priority: 'STAT', statCallbackPhone: '+15550100131' }),
    'clinical.statReason',
    'Give the reason for STAT',
  ],
  [
    'STAT without a callback phone',
    clinical({ priority: 'STAT', statReason: 'Surgery' }),
    'clinical.statCallbackPhone',
    'Callback phone is required',
  ],
  [
    'no physician',
    clinical({ submittingPhysician: null }),
    'clinical.submittingPhysician',
    'Submitting physician is required',
  ],
  [
    'no NPI in the US',
    clinical({ submittingPhysicianNpi: null }),
    'clinical.submittingPhysicianNpi',
    'NPI is required',
  ],
  [
    'a bad NPI',
    clinical({ submittingPhysicianNpi: '1234567898' }),
    'clinical.submittingPhysicianNpi',
    'NPI is not valid. Check the digits.',
  ],
  [
    'a copy to nowhere',
    clinical({ copyTo: [{ name: 'Dr. C', fax: null, email: null }] }),
    'clinical.copyTo.0',
    'Enter a fax number or an email address',
  ],
  [
    'no history',
    clinical({ clinicalHistory: null }),
    'clinical.clinicalHistory',
    'Clinical history is required',
  ],
  [
    'a short history',
    clinical({ clinicalHistory: 'papule' }),
    'clinical.clinicalHistory',
    'Give at least one sentence of clinical history',
  ],
  ['no ICD-10 code', clinical({ icd10: [] }), 'clinical.icd10', 'At least one ICD-10 code is required'],
  [
    'a bad ICD-10 code',
    clinical({ icd10: ['D49.2', 'X'] }),
    'clinical.icd10.1',
    'X is not a valid ICD-10 code',
  ],
  [
    'no gross description',
    clinical({ grossDescription: null }),
    'clinical.grossDescription',
    'Gross description is required',
  ],
  [
    'a ticked box without its file',
    clinical({ otherClinicalTicked: true }),
    'attachments.3',
    'Attach the document or clear the checkbox',
  ],
  ['no specimen', () => ({ specimens: [] }), 'specimens', 'Add at least one specimen'],
  [
    'no way of delivery',
    delivery({ slideDelivery: null }),
    'delivery.slideDelivery',
    'Choose how the slides will be delivered',
  ],
  ['no carrier', delivery({ carrier: null }), 'delivery.carrier', 'Carrier is required'],
  [
    'no tracking number',
    delivery({ trackingNumber: null }),
    'delivery.trackingNumber',
    'Tracking number is required',
  ],
  ['no day of shipment', delivery({ shippedOn: null }), 'delivery.shippedOn', 'Ship date is required'],
  [
    'a parcel that left in another century',
    delivery({ shippedOn: '2126-11-20' }),
    'delivery.shippedOn',
    'Ship date is more than a week ahead. Check the year.',
  ],
  [
    'other slides sent than listed',
    delivery({ slidesSent: 3 }),
    'delivery.slidesSent',
    'Slides sent must equal the slides listed',
  ],
  [
    'no component',
    billing({ billingComponent: null }),
    'billing.billingComponent',
    'Billing component is required',
  ],
  [
    'another component than the scope has',
    billing({ billingComponent: 2, caseScope: 'professional_component' }),
    'billing.billingComponent',
    'This facility sends professional component cases only',
  ],
  [
    'no laboratory of a facility without one',
    () => ({}),
    'billing.preparingLaboratory',
    'Enter the laboratory that prepared the slides',
    { hasLab: false },
  ],
  [
    'no payer',
    (form) => patient(US_ADDRESS)(form),
    'billing.payer',
    'Insurance payer is required',
    { operatorBills: true },
  ],
  [
    'a state that is none of the country',
    paid({ country: 'Canada', region: 'OH', postalCode: 'K1A 0B1' }),
    'patient.region',
    'Choose a province',
    { operatorBills: true },
  ],
  [
    'a child without a parent',
    routing({ caseRelation: 'Child' }),
    'routing.parentCaseId',
    'Choose the parent case',
  ],
  ['no service', routing({ service: null }), 'routing.service', 'Service is required'],
  [
    'labels unchecked',
    () => ({ labelsChecked: false }),
    'labelsChecked',
    'Confirm that patient, specimen and slide labels match',
  ],
];

it.each(CASES)('the rules of the case form find %s', (_, change, field, message, where = {}) => {
  expect(found(change, where)).toContainEqual({ field, message, severity: 'error' });
});
