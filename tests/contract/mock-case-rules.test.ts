import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseCheck, SpecimenSaved, SubsectionSaved } from '#contracts/generated/wire.ts';
import { COMPLETE, SLIDES, SPECIMEN } from '#tests/support/complete-case.ts';
import { type DraftDesk, dataOf, draftDesk } from './case-drafts.ts';

type Told = readonly [field: string, message: string];
type Row = readonly [changes: object, ...told: readonly Told[]];

/** What stands in a part of the form, and what the server says of it (domain.md 3.1). */
const PATIENT_RULES: readonly Row[] = [
  [{ lastName: null }, ['lastName', 'Last name is required']],
  [{ lastName: 'X1' }, ['lastName', 'Last name has characters that are not allowed']],
  [{ firstName: null }, ['firstName', 'First name is required']],
  [{ middleName: '4' }, ['middleName', 'Middle name has characters that are not allowed']],
  [{ suffix: '4' }, ['suffix', 'Suffix has characters that are not allowed']],
  [{ birthDate: null }, ['birthDate', 'Date of birth is required']],
  [{ birthDate: '1900-01-01' }, ['birthDate', 'Date of birth is too far in the past']],
  [{ birthDate: '2026-12-31' }, ['birthDate', 'Date of birth cannot be in the future']],
  [{ birthDate: '2026-11-18' }, ['birthDate', 'Date of birth is after the collection date of specimen A']],
  [{ gender: null }, ['gender', 'Gender is required']],
  [{ medicalRecordNumber: null }, ['medicalRecordNumber', 'Medical record number is required']],
  [
    { medicalRecordNumber: 'EX 1' },
    ['medicalRecordNumber', 'Medical record number has characters that are not allowed'],
  ],
  [
    { healthCardProvince: 'ON', healthCardNumber: '123' },
    ['healthCardNumber', 'Enter a valid Ontario health number'],
  ],
  [
    { healthCardProvince: 'BC', healthCardNumber: '1234567890' },
    ['healthCardNumber', 'Enter a valid British Columbia health number'],
  ],
  [{ healthCardProvince: 'BC', healthCardNumber: '9234567890' }],
];

const CLINICAL_RULES: readonly Row[] = [
  [{ caseRecordId: null }, ['caseRecordId', 'Accession number is required']],
  [
    { caseRecordId: 'A1' },
    ['caseRecordId', 'Accession number must have 3 to 30 letters, digits, hyphens or slashes'],
  ],
  [{ caseType: null }, ['caseType', 'Case type is required']],
  [
    { priority: 'STAT' },
    ['statReason', 'Give the reason for STAT'],
    ['statCallbackPhone', 'Callback phone is required'],
  ],
  [
    { priority: 'STAT', statReason: 'Surgery', statCallbackPhone: '555' },
    ['statCallbackPhone', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
  ],
  [{ submittingPhysician: null }, ['submittingPhysician', 'Submitting physician is required']],
  [{ submittingPhysicianNpi: null }, ['submittingPhysicianNpi', 'NPI is required']],
  [{ submittingPhysicianNpi: '123' }, ['submittingPhysicianNpi', 'NPI must have 10 digits']],
  [
    { submittingPhysicianNpi: '1234567898' },
    ['submittingPhysicianNpi', 'NPI is not valid. Check the digits.'],
  ],
  [
    { copyTo: [{ name: 'Dr. Copy', fax: null, email: null }] },
    ['copyTo.0', 'Enter a fax number or an email address'],
  ],
  [{ clinicalHistory: null }, ['clinicalHistory', 'Clinical history is required']],
  [{ clinicalHistory: 'Papule' }, ['clinicalHistory', 'Give at least one sentence of clinical history']],
  [{ clinicalHistory: null, historyNotProvided: true }],
  [{ icd10: [] }, ['icd10', 'At least one ICD-10 code is required']],
  [{ icd10: ['D49.2', 'X'] }, ['icd10.1', 'X is not a valid ICD-10 code']],
  [{ grossDescription: null }, ['grossDescription', 'Gross description is required']],
  [{ grossDescription: 'Tan.' }, ['grossDescription', 'Gross description must have at least 10 characters']],
];

const SPECIMEN_RULES: readonly Row[] = [
  [{ facilitySpecimenID: null }, ['facilitySpecimenID', 'Facility specimen ID is required']],
  [{ bodysite: null }, ['bodysite', 'Body site is required']],
  [{ subsite: null }, ['subsite', 'Subsite is required']],
  ...[
    ['Cervix', 'Clock_position_free_text'],
    ['Esophagus', 'Distance_from_incisors_free_text'],
    ['Liver', 'Segment_free_text'],
    ['Other', 'Other_free_text'],
  ].map(
    ([bodysite, subsite]): Row => [
      { bodysite, subsite, laterality: null },
      ['subsite', 'Subsite is required'],
    ],
  ),
  [{ bodysite: 'Colon', subsite: 'Nose', laterality: null }, ['subsite', 'Choose a subsite of Colon']],
  [{ laterality: null }, ['laterality', 'Laterality is required for Skin']],
  [{ bodysite: 'Stomach', subsite: 'Antrum' }, ['laterality', 'Stomach has no side. Choose Not applicable.']],
  [{ specimenType: null }, ['specimenType', 'Specimen type is required']],
  [{ specimenCollectionDate: null }, ['specimenCollectionDate', 'Collection date is required']],
  [
    { specimenCollectionDate: '2026-12-01', receivedDate: '2026-12-01' },
    ['specimenCollectionDate', 'Collection date cannot be in the future'],
  ],
  [{ specimenCollectionDate: '2026-11-21', receivedDate: '2026-11-21' }],
  [
    { specimenCollectionDate: '2025-11-01' },
    ['specimenCollectionDate', 'Collection date is more than 365 days ago'],
  ],
  [
    { bodysite: 'Breast', subsite: null },
    ['subsite', 'Subsite is required'],
    ['collectionTime', 'Collection time is required'],
  ],
  [{ receivedDate: null }, ['receivedDate', 'Received date is required']],
  [{ receivedDate: '2026-11-16' }, ['receivedDate', 'Received date is before the collection date']],
  [{ totalNumberSlides: null }, ['totalNumberSlides', 'Total number of slides is required']],
  [{ totalNumberSlides: 5 }, ['totalNumberSlides', 'Total is 5 but the slides add up to 2']],
];

const SLIDE_RULES: readonly Row[] = [
  [{ block: null }, ['block', 'Block is required']],
  [{ displayId: null }, ['displayId', 'Slide ID is required']],
  [{ facilityId: null }, ['facilityId', 'Slide label is required']],
  [{ facilityId: 'A1' }, ['facilityId', 'The slide label does not contain the accession number']],
  [{ slideType: null }, ['slideType', 'Slide type is required']],
  ...['Special_Stain', 'IHC', 'In_Situ_Hybridization', 'Immunofluorescence'].map(
    (slideType): Row => [{ slideType }, ['stain', 'Stain is required for this slide type']],
  ),
  [{ slideCount: null }, ['slideCount', 'Slide count must be between 1 and 50']],
  [{ slideCount: 50 }],
];

const REST_RULES: readonly Row[] = [
  // A newborn whose specimen was collected on the day of birth, which is today.
  [
    {
      patient: { birthDate: '2026-11-21' },
      specimen: { specimenCollectionDate: '2026-11-21', receivedDate: '2026-11-21' },
    },
  ],
  [
    { delivery: { slideDelivery: null } },
    ['delivery.slideDelivery', 'Choose how the slides will be delivered'],
  ],
  [{ delivery: { carrier: null } }, ['delivery.carrier', 'Carrier is required']],
  [{ delivery: { trackingNumber: null } }, ['delivery.trackingNumber', 'Tracking number is required']],
  [
    { delivery: { trackingNumber: '1' } },
    ['delivery.trackingNumber', 'Tracking number must have 6 to 40 characters'],
  ],
  [{ delivery: { shippedOn: null } }, ['delivery.shippedOn', 'Ship date is required']],
  [{ delivery: { slidesSent: 3 } }, ['delivery.slidesSent', 'Slides sent must equal the slides listed']],
  [
    { delivery: { slideDelivery: 'Upload_the_Slide_Images' } },
    ['specimens.0.subsections.0.images', 'Slide A1 needs 2 images, 0 added'],
  ],
  [{ billing: { billingComponent: null } }, ['billing.billingComponent', 'Billing component is required']],
  [
    { billing: { billingComponent: 2, caseScope: 'professional_component' } },
    ['billing.billingComponent', 'This facility sends professional component cases only'],
  ],
  [{ routing: { caseRelation: 'Child' } }, ['routing.parentCaseId', 'Choose the parent case']],
  [
    { routing: { caseRelation: 'Other' } },
    ['routing.otherRelation', 'Describe how the case belongs to another'],
  ],
  [{ routing: { service: null } }, ['routing.service', 'Service is required']],
  [{ labelsChecked: false }, ['labelsChecked', 'Confirm that patient, specimen and slide labels match']],
  [
    { clinical: { otherClinicalTicked: true } },
    ['attachments.3', 'Attach the document or clear the checkbox'],
  ],
  [
    { clinical: { caseType: 'Consultation' } },
    ['clinical.outsideDiagnosis', 'The original report or diagnosis is required for a consultation'],
    ['attachments', 'Attach the original pathology report'],
  ],
  [
    { patient: { gender: 'Female' }, specimen: { bodysite: 'Prostate', subsite: 'Mid' } },
    ['patient.gender', 'Check gender and body site'],
  ],
];

let desk: DraftDesk;
beforeAll(async () => {
  desk = await draftDesk();
});

const partsOf = (changes: object): Readonly<Record<string, unknown>> => ({ ...changes });
const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** A case that is complete but for these changes, and what the server finds in it. */
async function told(changes: object): Promise<readonly string[]> {
  const { specimen, slides, ...given } = partsOf(changes);
  const { drafts, facility, client } = desk;
  const caseId = await drafts.create(facility);
  const added = dataOf<SpecimenSaved>(
    await drafts.ask('addSpecimen', facility, { caseId }, { ...SPECIMEN, ...fieldsOf(specimen) }),
  );
  const place = { caseId, specimenId: added.specimen.id };
  dataOf<SubsectionSaved>(
    await drafts.ask('addSubsection', facility, place, { ...SLIDES, ...fieldsOf(slides) }),
  );
  const complete = partsOf(COMPLETE);
  const body = Object.fromEntries(
    Object.entries({ ...complete, ...given }).map(([part, value]) => {
      const is = typeof value === 'object';
      return [part, is ? { ...fieldsOf(complete[part]), ...fieldsOf(value) } : value];
    }),
  );
  const saved = await drafts.ask('updateCase', facility, { caseId }, body);
  expect(saved.status).toBe(200);
  const check = await client.ask('validateCase', { params: { caseId }, as: facility });
  return dataOf<CaseCheck>(check).problems.map(({ field, message }) => `${field}: ${message}`);
}

const lines = (start: string, rules: readonly Told[]): readonly string[] =>
  rules.map(([field, message]) => `${start}${field}: ${message}`);

const rowsOf = (rows: readonly Row[]) => rows.map(([changes, ...rules]) => [changes, rules] as const);

describe('S2.7-03 the rules of the case form, asked of the server', () => {
  it.each(rowsOf(PATIENT_RULES))('patient %j', async (patient, rules) => {
    expect(await told({ patient })).toEqual(lines('patient.', rules));
  });
  it.each(rowsOf(CLINICAL_RULES))('clinical information %j', async (clinical, rules) => {
    // Half an accession number stands on no label.
    const found = (await told({ clinical })).filter((one) => !one.includes('slide label does not contain'));
    expect(found).toEqual(lines('clinical.', rules));
  });
  it.each(rowsOf(SPECIMEN_RULES))('a specimen %j', async (specimen, rules) => {
    expect(await told({ specimen })).toEqual(lines('specimens.0.', rules));
  });
  it.each(rowsOf(SLIDE_RULES))('slides %j', async (slides, rules) => {
    const found = (await told({ slides })).filter(
      (one) => !/^(delivery\.slidesSent|specimens\.0\.total)/.test(one),
    );
    expect(found).toEqual(lines('specimens.0.subsections.0.', rules));
  });
  it.each(rowsOf(REST_RULES))('%j', async (changes, rules) => {
    expect(await told(changes)).toEqual(lines('', rules));
  });

  it('asks for more where the facility has no laboratory and the operator bills its patients', async () => {
    const { facilities } = desk.api.world();
    const before = facilities.find('fac_demo-1') ?? expect.fail('the demo world has changed');
    facilities.change(before.id, (record) => ({
      ...record,
      labArrangement: 'No Lab',
      form: { ...record.form, labArrangement: 'No Lab', billingModel: 'bill_payer' },
    }));
    const found = await told({});
    const odd = { postalCode: '1', phone: '555', email: 'p@' };
    const formats = (await told({ patient: odd })).filter((one) => /postalCode|phone|email/.test(one));
    facilities.change(before.id, () => before);
    expect(formats).toEqual([
      'patient.postalCode: Enter a valid ZIP code',
      'patient.phone: Invalid phone number format. Must start with + and follow a valid pattern.',
      'patient.email: Enter a valid email address',
    ]);
    expect(found).toEqual([
      'patient.addressLine1: Address is required',
      'patient.city: City is required',
      'patient.region: State is required',
      'patient.postalCode: ZIP code is required',
      'patient.phone: Phone is required',
      'patient.email: Email is required',
      'billing.preparingLaboratory: Enter the laboratory that prepared the slides',
      'billing.payer: Insurance payer is required',
      'billing.memberId: Member ID is required',
    ]);
    expect(await told({})).toEqual([]);
  });

  it('wants a specimen, a slide of each, and no two of one name', async () => {
    const { drafts, facility, client } = desk;
    const check = async (caseId: string) =>
      dataOf<CaseCheck>(await client.ask('validateCase', { params: { caseId }, as: facility })).problems.map(
        ({ message }) => message,
      );
    const caseId = await drafts.create(facility);
    expect(await check(caseId)).toContain('Add at least one specimen');
    await drafts.ask('addSpecimen', facility, { caseId }, SPECIMEN);
    expect(await check(caseId)).toContain('Add at least one slide to specimen A');
    const place = await drafts.addParts(facility, caseId);
    await drafts.ask('addSubsection', facility, { ...place }, SLIDES);
    const messages = await check(caseId);
    expect(messages).toContain('Two specimens have the same ID');
    expect(messages).toContain('Slide A1 is entered twice');
  });
});
