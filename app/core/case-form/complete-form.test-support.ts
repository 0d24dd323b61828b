import type { SpecimenForm, SubsectionForm } from '#contracts/generated/wire.ts';
import { type CaseFields, fieldsOfForm } from './fields.ts';
import type { FormFacts, FormSetting } from './form.ts';
import { typedProblems } from './typed-problems.ts';

/** An invented form of a facility in the United States that nothing is missing from. */
export const completeForm = (): FormFacts => ({
  patient: {
    lastName: 'Example',
    firstName: 'Petra',
    middleName: null,
    suffix: null,
    birthDate: '1961-05-12',
    gender: 'Female',
    race: null,
    medicalRecordNumber: 'EX-4410131',
    healthCardProvince: null,
    healthCardNumber: null,
    addressLine1: null,
    addressLine2: null,
    city: null,
    region: null,
    postalCode: null,
    country: null,
    phone: null,
    email: null,
  },
  clinical: {
    caseRecordId: 'EX26-00131',
    caseType: 'PrimaryDiagnosis',
    priority: 'Routine',
    statReason: null,
    statCallbackPhone: null,
    submittingPhysician: 'Dr. Demo',
    submittingPhysicianNpi: '1234567893',
    copyTo: [],
    clinicalHistory: 'Invented history of a papule.',
    historyNotProvided: false,
    clinicalImpression: null,
    priorDiagnosis: null,
    priorTreatment: null,
    siteAnswers: [],
    icd10: ['D49.2'],
    grossDescription: 'One tan shave of skin.',
    intraoperativeResult: null,
    outsideDiagnosis: null,
    otherClinicalTicked: false,
  },
  delivery: {
    slideDelivery: 'Mail_the_Slides',
    carrier: 'Demo Carrier',
    trackingNumber: 'DC0000131',
    shippedOn: '2026-11-20',
    slidesSent: 2,
    blocksSent: 0,
  },
  billing: {
    billingComponent: 0,
    preparingLaboratory: null,
    caseScope: 'all',
    payer: null,
    memberId: null,
    groupNumber: null,
    relationToSubscriber: null,
    authorization: null,
  },
  routing: {
    caseRelation: 'Standalone',
    parentCaseId: null,
    otherRelation: null,
    service: 'Send Out',
    subspecialtyRequested: null,
    preferredProviderId: null,
  },
  labelsChecked: true,
  specimens: [specimen()],
  attachments: (
    [
      'clinicalHistoryLetter',
      'labReports',
      'radiologyEndoscopyOperation',
      'otherClinicalFile',
      'primaryPhysicianAttachment',
    ] as const
  ).map((slot) => ({ slot, file: null })),
});

export const specimen = (changes: Partial<SpecimenForm> = {}): SpecimenForm => ({
  id: 'spc_1',
  specimenID: 'A',
  facilitySpecimenID: 'EX26-00131-A',
  bodysite: 'Skin',
  subsite: 'Nose',
  laterality: 'Left',
  specimenType: 'Biopsy_Shave',
  specimenCollectionDate: '2026-11-17',
  collectionTime: null,
  receivedDate: '2026-11-18',
  totalNumberSlides: 2,
  subsections: [slides()],
  ...changes,
});

export const slides = (changes: Partial<SubsectionForm> = {}): SubsectionForm => ({
  id: 'sub_1',
  block: 'A1',
  displayId: 'A1',
  facilityId: 'EX26-00131 A1',
  slideType: 'HE',
  stain: null,
  slideCount: 2,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
  ...changes,
});

export const image = (fileName: string): SubsectionForm['images'][number] => ({
  imageId: `img_${fileName.length}`,
  fileName,
  fileContent: 'blob-1',
  checksum: fileName.length.toString(16).padEnd(64, 'a'),
  bytes: 1e3,
  addedAt: '2026-11-20T12:00:00.000Z',
  readable: true,
  notShown: null,
});

export const setting: FormSetting = {
  today: '2026-11-21',
  country: 'US',
  hasLab: true,
  operatorBills: false,
  bodySites: [
    { value: 'Skin', label: 'Skin', laterality: true, subsites: [{ value: 'Nose', label: 'Nose' }] },
    { value: 'Colon', label: 'Colon', laterality: false, subsites: [] },
    { value: 'Breast', label: 'Breast', laterality: true, subsites: [] },
    { value: 'Bone_Marrow', label: 'Bone Marrow', laterality: true, subsites: [] },
    { value: 'Prostate', label: 'Prostate', laterality: true, subsites: [] },
    { value: 'Ovary', label: 'Ovary', laterality: true, subsites: [] },
    {
      value: 'Other',
      label: 'Other',
      laterality: false,
      subsites: [{ value: 'Other_free_text', label: 'Other (free text)' }],
    },
  ],
  provinces: [
    { value: 'ON', label: 'Ontario' },
    { value: 'QC', label: 'Quebec' },
  ],
};

/** A whole form of two specimens. */
export const FORM: FormFacts = {
  ...completeForm(),
  specimens: [
    specimen(),
    specimen({
      id: 'spc_2',
      specimenID: 'B',
      facilitySpecimenID: 'EX26-00131-B',
      totalNumberSlides: 1,
      subsections: [
        slides({ id: 'sub_2', block: 'B1', displayId: 'B1', facilityId: 'EX26-00131 B1', slideCount: 1 }),
      ],
    }),
  ],
};
/** What was typed into it. */
export const TYPED: CaseFields = { ...fieldsOfForm(FORM), 'delivery.slidesSent': '3' };

/** What the form says of it, at the field of each name; a question has a mark before it. */
export const toldOf = (typed: CaseFields, where: Partial<FormSetting> = {}, form: FormFacts = FORM) =>
  typedProblems(form, { ...TYPED, ...typed }, { ...setting, ...where }).map(
    ({ field, message, severity }) => `${severity === 'error' ? '' : '? '}${field}: ${message}`,
  );
