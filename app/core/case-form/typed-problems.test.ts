import { describe, expect, it } from 'vitest';
import { FORM, image, setting, slides, TYPED, toldOf } from './complete-form.test-support.ts';
import { type CaseFields, formWith } from './fields.ts';
import type { FormFacts, FormSetting } from './form.ts';
import {
  excusedByServer,
  fieldNameOf,
  foundByServer,
  namedProblems,
  typedProblems,
} from './typed-problems.ts';

const A = 'specimens.spc_1';
const A1 = `${A}.subsections.sub_1`;
const US = { operatorBills: true };
const CANADA = { country: 'Canada' } as const;
const PLAN = 'Provincial_or_Territorial_Health_Plan';

/** What is typed, and the one thing that the form says of it, at the field of this name. */
const RULES: readonly [typed: CaseFields, told: string, where?: Partial<FormSetting>][] = [
  [{ 'patient.lastName': ' ' }, 'patient.lastName: Last name is required'],
  [{ 'patient.lastName': 'X1' }, 'patient.lastName: Last name has characters that are not allowed'],
  [{ 'patient.firstName': '' }, 'patient.firstName: First name is required'],
  [{ 'patient.birthDate': '' }, 'patient.birthDate: Date of birth is required'],
  [{ 'patient.birthDate': '13/45/19' }, 'patient.birthDate: Enter a valid date'],
  [{ 'patient.birthDate': '12/31/2026' }, 'patient.birthDate: Date of birth cannot be in the future'],
  [{ 'patient.birthDate': '01/01/1900' }, 'patient.birthDate: Date of birth is too far in the past'],
  [{ 'patient.gender': '' }, 'patient.gender: Gender is required'],
  [{ 'patient.medicalRecordNumber': '' }, 'patient.medicalRecordNumber: Medical record number is required'],
  [
    { 'billing.payer': PLAN, 'patient.healthCardProvince': 'ON', 'patient.healthCardNumber': '1' },
    'patient.healthCardNumber: Enter a valid Ontario health number',
    CANADA,
  ],
  [{ 'clinical.caseRecordId': '' }, 'clinical.caseRecordId: Accession number is required'],
  [{ 'clinical.caseType': '' }, 'clinical.caseType: Case type is required'],
  [
    { 'clinical.priority': 'STAT', 'clinical.statCallbackPhone': '+15550100131' },
    'clinical.statReason: Give the reason for STAT',
  ],
  [
    { 'clinical.priority': 'STAT', 'clinical.statReason': 'Surgery', 'clinical.statCallbackPhone': '555' },
    'clinical.statCallbackPhone: Invalid phone number format. Must start with + and follow a valid pattern.',
  ],
  [{ 'clinical.submittingPhysician': '' }, 'clinical.submittingPhysician: Submitting physician is required'],
  [
    { 'clinical.submittingPhysicianNpi': '1234567898' },
    'clinical.submittingPhysicianNpi: NPI is not valid. Check the digits.',
  ],
  [{ 'clinical.submittingPhysicianNpi': '123' }, 'clinical.submittingPhysicianNpi: NPI must have 10 digits'],
  [
    { 'clinical.copyTo.0.name': 'Dr. Copy' },
    'clinical.copyTo.0.email: Enter a fax number or an email address',
  ],
  [{ 'clinical.clinicalHistory': '' }, 'clinical.clinicalHistory: Clinical history is required'],
  [
    { 'clinical.clinicalHistory': 'Papule' },
    'clinical.clinicalHistory: Give at least one sentence of clinical history',
  ],
  [
    { 'clinical.clinicalHistory': 'A 45-year-old with a papule.' },
    '? clinical.clinicalHistory: The history says 45 years, but the date of birth makes it 65. Check the patient.',
  ],
  [{ 'clinical.icd10': '' }, 'clinical.icd10: At least one ICD-10 code is required'],
  [{ 'clinical.icd10': 'd49.2, x' }, 'clinical.icd10: X is not a valid ICD-10 code'],
  [{ 'clinical.grossDescription': '' }, 'clinical.grossDescription: Gross description is required'],
  [{ 'clinical.otherClinicalTicked': 'on' }, 'attachments.3: Attach the document or clear the checkbox'],
  [{ [`${A}.facilitySpecimenID`]: '' }, `${A}.facilitySpecimenID: Facility specimen ID is required`],
  [
    { 'specimens.spc_2.facilitySpecimenID': 'EX26-00131-A' },
    'specimens.spc_2.facilitySpecimenID: Two specimens have the same ID',
  ],
  [{ [`${A}.subsite`]: '' }, `${A}.subsite: Subsite is required`],
  [{ [`${A}.laterality`]: '' }, `${A}.laterality: Laterality is required for Skin`],
  [{ [`${A}.specimenType`]: '' }, `${A}.specimenType: Specimen type is required`],
  [{ [`${A}.specimenCollectionDate`]: '' }, `${A}.specimenCollectionDate: Collection date is required`],
  [
    { [`${A}.specimenCollectionDate`]: '11/22/2026', [`${A}.receivedDate`]: '11/22/2026' },
    `${A}.specimenCollectionDate: Collection date cannot be in the future`,
  ],
  [
    { [`${A}.specimenCollectionDate`]: '11/01/2025' },
    `? ${A}.specimenCollectionDate: Collection date is more than 365 days ago`,
  ],
  [{ [`${A}.collectionTime`]: '25:00' }, `${A}.collectionTime: Enter a time such as 14:30`],
  [{ [`${A}.receivedDate`]: '11/01/2026' }, `${A}.receivedDate: Received date is before the collection date`],
  [{ [`${A}.totalNumberSlides`]: '5' }, `${A}.totalNumberSlides: Total is 5 but the slides add up to 2`],
  ...['0', '60'].map((count): [CaseFields, string] => [
    { [`${A}.subsections.sub_1.slideCount`]: count, 'delivery.slidesSent': '1' },
    `${A}.subsections.sub_1.slideCount: Slide count must be between 1 and 50`,
  ]),
  [
    { 'clinical.submittingPhysicianNpi': '12345678931' },
    'clinical.submittingPhysicianNpi: NPI must have 10 digits',
  ],
  [{ [`${A}.totalNumberSlides`]: 'many' }, `${A}.totalNumberSlides: Enter a number from 1 to 200`],
  [{ [`${A1}.block`]: '' }, `${A1}.block: Block is required`],
  [{ [`${A1}.displayId`]: 'B1' }, 'specimens.spc_2.subsections.sub_2.displayId: Slide B1 is entered twice'],
  [
    { [`${A1}.facilityId`]: 'Somebody else' },
    `? ${A1}.facilityId: The slide label does not contain the accession number`,
  ],
  [{ [`${A1}.slideType`]: '' }, `${A1}.slideType: Slide type is required`],
  [{ [`${A1}.slideType`]: 'IHC' }, `${A1}.stain: Stain is required for this slide type`],
  [{ 'delivery.slideDelivery': '' }, 'delivery.slideDelivery: Choose how the slides will be delivered'],
  [{ 'delivery.carrier': '' }, 'delivery.carrier: Carrier is required'],
  [{ 'delivery.trackingNumber': '' }, 'delivery.trackingNumber: Tracking number is required'],
  [{ 'delivery.slidesSent': '2' }, 'delivery.slidesSent: Slides sent must equal the slides listed'],
  [{ 'billing.billingComponent': '' }, 'billing.billingComponent: Billing component is required'],
  [
    { 'billing.billingComponent': '2', 'billing.caseScope': 'professional_component' },
    'billing.billingComponent: This facility sends professional component cases only',
  ],
  [{}, 'billing.preparingLaboratory: Enter the laboratory that prepared the slides', { hasLab: false }],
  [{ 'routing.caseRelation': 'Child' }, 'routing.parentCaseId: Choose the parent case'],
  [{ 'routing.service': '' }, 'routing.service: Service is required'],
];

describe('what the form says of what was typed', () => {
  it('S3.4-04 nothing of a complete case', () => expect(toldOf({})).toEqual([]));

  it.each(RULES)('%j is told as %s', (typed, told, where = {}) => {
    expect(toldOf(typed, where)).toEqual([told]);
  });

  it('asks for an address and a payer where the operator bills', () => {
    expect(toldOf({ 'billing.payer': 'Aetna' }, US)).toEqual([
      'patient.addressLine1: Address is required',
      'patient.city: City is required',
      'patient.region: State is required',
      'patient.postalCode: ZIP code is required',
      'patient.phone: Phone is required',
      'patient.email: Email is required',
      'billing.memberId: Member ID is required',
    ]);
  });

  it('wants the images of slides that are uploaded, and doubts one file on two slides', () => {
    const same = { ...image('one.svs'), imageId: 'img_other' };
    const [first, second] = FORM.specimens;
    if (first === undefined || second === undefined) throw new Error('two specimens');
    const form = {
      ...FORM,
      specimens: [
        { ...first, subsections: [slides({ slideCount: 2, images: [image('one.svs')] })] },
        { ...second, subsections: second.subsections.map((one) => ({ ...one, images: [same] })) },
      ],
    };
    const upload = { 'delivery.slideDelivery': 'Upload_the_Slide_Images' };
    expect(toldOf(upload, {}, form)).toEqual([
      `${A1}.images: Slide A1 needs 2 images, 1 added`,
      `? ${A1}.images: This image is also on slide B1. Check that it is the right one.`,
      '? specimens.spc_2.subsections.sub_2.images: This image is also on slide A1. Check that it is the right one.',
    ]);
  });

  it('takes from the server what the rules of the form cannot know', () => {
    const used = {
      field: 'clinical.caseRecordId',
      message: 'This accession number is already used in your facility',
      severity: 'error' as const,
    };
    const incomplete = formWith(FORM, { ...TYPED, 'patient.gender': '' });
    const all = [
      { field: 'patient.gender', message: 'Gender is required', severity: 'error' as const },
      used,
    ];
    expect(foundByServer(incomplete, setting, all)).toEqual([used]);
    expect(typedProblems(FORM, TYPED, setting, [used])).toEqual([used]);
  });

  it('holds nobody back by what the server lets pass, since the facility could not provide it', () => {
    const typed = { ...TYPED, [`${A}.subsite`]: '', [`${A}.specimenType`]: '' };
    const excused = excusedByServer(
      namedProblems(FORM, TYPED, [
        { field: 'specimens.0.subsite', message: 'Subsite is required', severity: 'warning' },
        { field: 'specimens.0.specimenType', message: 'Specimen type is required', severity: 'error' },
      ]),
    );
    expect(
      typedProblems(FORM, typed, setting, [], excused).map(({ field, severity }) => [field, severity]),
    ).toEqual([
      [`${A}.subsite`, 'warning'],
      [`${A}.specimenType`, 'error'],
    ]);
  });

  it.each([
    ['it stands first by now', (rows: FormFacts['specimens']) => rows.toReversed()],
    ['the one before it is gone', (rows: FormFacts['specimens']) => rows.slice(1)],
  ])('lets the same row pass though %s', (_, move) => {
    const date = 'specimens.spc_2.specimenCollectionDate';
    const message = 'Collection date is required';
    const excused = excusedByServer(
      namedProblems(FORM, TYPED, [
        { field: 'specimens.1.specimenCollectionDate', message, severity: 'warning' },
      ]),
    );
    const moved = { ...FORM, specimens: move(FORM.specimens) };
    const told = typedProblems(moved, { ...TYPED, [date]: '' }, setting, [], excused);
    expect(told.filter(({ field }) => field.endsWith('specimenCollectionDate'))).toEqual([
      { field: date, message, severity: 'warning' },
    ]);
  });

  it('finds the field of every place', () => {
    expect(fieldNameOf(FORM, 'specimens.1.subsections.0.images.2')).toBe(
      'specimens.spc_2.subsections.sub_2.images',
    );
    expect(fieldNameOf(FORM, 'specimens.7.bodysite')).toBe('specimens.7.bodysite');
    expect(fieldNameOf(FORM, 'patient.lastName')).toBe('patient.lastName');
  });
});
