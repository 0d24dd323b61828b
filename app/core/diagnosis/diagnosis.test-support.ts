import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';

type Specimen = PrimaryDiagnosis['diagnoses'][number];

export const specimenOf = (specimenID: string, changes: Partial<Specimen> = {}): Specimen => ({
  specimenID,
  facilitySpecimenID: `PMD26-1-${specimenID}`,
  bodysite: 'Prostate',
  subsite: 'Lateral base',
  laterality: 'Right',
  specimenType: 'Biopsy - Core Needle',
  text: '',
  siteConfirmedReason: null,
  ...changes,
});

/** A diagnosis of two specimens in which nothing is written yet, with what the test changes about it. */
export const diagnosisOf = (changes: Partial<PrimaryDiagnosis> = {}): PrimaryDiagnosis => ({
  caseId: 'cas_1',
  caseID: 'DP-2026-000001',
  version: 1,
  etag: '"v1"',
  caseVersion: 3,
  status: 'Selected',
  reportState: 'None',
  allowedActions: ['edit'],
  savedAt: null,
  savedBy: null,
  releasedBy: null,
  sharedAt: null,
  changedSinceShown: [],
  diagnoses: [specimenOf('A'), specimenOf('B', { laterality: 'Left' })],
  comment: null,
  colleagues: [],
  synoptic: [],
  ancillary: [],
  intraoperative: null,
  microscopic: null,
  seeDiagnosis: false,
  gross: 'Two cores.',
  findings: [],
  urgentResult: { isUrgent: null, communication: null },
  keyImages: [],
  citedMarks: [],
  fullRecordsReviewed: false,
  checklist: [],
  warnings: [],
  earlierTexts: [],
  openAmendment: null,
  ...changes,
});

export const STUDY: PrimaryDiagnosis['ancillary'][number] = {
  specimenID: 'A',
  block: 'A1',
  kind: 'ihc',
  stain: 'CD20',
  result: 'Positive',
  controlsAdequate: true,
  score: null,
  clone: 'L26',
  fixation: null,
  method: null,
};
