import type { FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';

const HASH = 'ed92d5a9f2e86df67640d6f92ce3e231419ce127131697fbbce42ad5e002c8a7';
export const SIGNED_AT = '2026-11-23T15:00:00Z';
const signer = { userId: 'usr_demo000001', displayName: 'Dr. Me' };

export const versionOf = (version: number, latest: number): FinalReport['versions'][number] => ({
  version,
  heading: version === 1 ? 'FINAL' : 'AMENDED',
  signedAt: SIGNED_AT,
  signedBy: signer,
  reportHash: HASH,
  superseded: version < latest,
});

const laboratory: FinalReport['laboratory'] = {
  name: 'Invented Laboratory',
  address: {
    line1: '1 Example Street',
    line2: null,
    city: 'Sampleton',
    region: 'OH',
    postalCode: '43000',
    country: 'US',
  },
  phone: null,
  clia: '00D1234567',
  cap: null,
  director: null,
};

const signature: FinalReport['signature'] = {
  signatureId: 'sig_1',
  reportId: 'rep_1',
  reportVersion: 1,
  reportHash: HASH,
  pdfHash: HASH,
  signer,
  printedName: 'Dr. Me',
  degrees: 'MD',
  licenceRegion: 'OH',
  licenceNumber: 'OH-001',
  npi: null,
  meaning: 'primary_diagnosis',
  signedAt: SIGNED_AT,
  timeZone: 'America/New_York',
  checkedBy: ['password'],
  readingSite: { code: 'HOME-OH-1', name: null, place: null, clia: null },
  images: [],
  readOnGlass: [],
  appVersion: '0.1.0',
  statement: 'Electronically signed by Dr. Me, MD  11/23/2026 10:00 AM EST',
};

const diagnoses = (): FinalReport['diagnoses'] => [
  {
    specimenID: 'A',
    facilitySpecimenID: 'PMD26-1-A',
    bodysite: 'Skin',
    subsite: 'Nose',
    laterality: 'Right',
    specimenType: 'Biopsy - Shave',
    lines: ['SKIN, RIGHT NOSE:', '- Invented finding.'],
  },
  {
    specimenID: 'B',
    facilitySpecimenID: null,
    bodysite: 'Skin',
    subsite: null,
    laterality: 'Not_Applicable',
    specimenType: 'Biopsy - Shave',
    lines: ['SKIN:', '- Another one.'],
  },
];

/** A report of two specimens as it was signed first, with what the test changes about it. */
export const aReport = (changes: Partial<FinalReport> = {}): FinalReport => ({
  reportId: 'rep_1',
  caseId: 'cas_1',
  version: 1,
  etag: '"v1"',
  latestVersion: 1,
  superseded: false,
  heading: 'FINAL',
  reportState: 'Final',
  postSignOut: 'None',
  sharedAt: null,
  preliminary: null,
  laboratory,
  interpretedAt: { code: 'HOME-OH-1', name: null, place: null, clia: null },
  patient: {
    lastName: 'Haverly',
    firstName: 'Conrad',
    birthDate: '1951-03-09',
    age: 75,
    gender: 'Male',
    medicalRecordNumber: 'MRN-1',
    healthCardNumber: null,
  },
  case: {
    caseRecordId: 'INV26-1',
    caseID: 'DP-1',
    type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
  },
  dates: {
    collections: [
      {
        specimenID: 'A',
        specimenCollectionDate: '2026-11-17',
        collectionTime: '09:40',
        receivedDate: '2026-11-18',
      },
    ],
    receivedAt: null,
    reportedAt: SIGNED_AT,
    amendedAt: [],
  },
  ordering: { submittingPhysician: 'Dr. Demo', submittingPhysicianNpi: null, copies: [] },
  diagnoses: diagnoses(),
  comment: 'First words.\n\nMore words.',
  colleagues: [{ name: 'Dr. Other', opinion: 'Agrees.' }],
  urgentCommunication: null,
  synoptic: [],
  ancillary: [],
  intraoperative: null,
  microscopic: 'See diagnosis.',
  gross: { text: 'One shave.', grossedBy: null, grossedAt: null },
  clinicalInformation: { history: 'A papule.', clinicalImpression: null, icd10: ['D49.2'] },
  specimenCondition: null,
  images: [],
  citedMarks: [],
  codes: null,
  signature,
  earlierSignatures: [],
  addenda: [],
  versions: [versionOf(1, 1)],
  footer: { patientLine: 'Haverly, Conrad', reportVersion: 1, verifyCode: HASH.slice(0, 12) },
  ...changes,
});

/** An amendment that is written and can be signed, with what the test changes about it. */
export const anAmendment = (changes: Partial<OpenAmendment> = {}): OpenAmendment => ({
  kind: 'Amendment',
  reason: 'The report names the wrong side.',
  cause: 'report_defect',
  text: null,
  changes: [{ field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' }],
  told: [{ told: 'Dr. Demo', toldBy: 'Dr. Me', channel: 'phone', toldAt: SIGNED_AT, note: null }],
  begunAt: SIGNED_AT,
  author: signer,
  ...changes,
});

/** An addendum that was signed as version 2, with what the test changes about it. */
export const anAddition = (
  changes: Partial<FinalReport['addenda'][number]> = {},
): FinalReport['addenda'][number] => ({
  kind: 'Addendum',
  version: 2,
  reason: 'The result has come.',
  cause: null,
  text: 'FISH is positive.',
  changes: [],
  told: [],
  signedAt: SIGNED_AT,
  signedBy: signer,
  statement: 'Electronically signed by Dr. Me, MD  11/23/2026 10:00 AM EST',
  ...changes,
});
