import { describe, expect, it } from 'vitest';
import { type ComparedReport, reportDifferences } from './differences.ts';

const ZONE = 'America/New_York';

const report: ComparedReport = {
  patient: {
    lastName: 'Example',
    firstName: 'Paula',
    birthDate: '1980-02-03',
    age: 46,
    gender: 'Female',
    medicalRecordNumber: 'MRN-1',
    healthCardNumber: null,
  },
  case: {
    caseRecordId: 'EX26-1',
    caseID: 'DP-1',
    type: { value: 'Consultation', displayName: 'Consultation' },
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
    reportedAt: '2026-11-20T17:10:00Z',
    amendedAt: [],
  },
  ordering: { submittingPhysician: 'Dr. Demo Submitter', submittingPhysicianNpi: null, copies: [] },
  diagnoses: ['A', 'B'].map((specimenID) => ({
    specimenID,
    facilitySpecimenID: null,
    bodysite: 'Skin',
    subsite: 'Nose',
    laterality: 'Right',
    specimenType: 'Biopsy - Shave',
    lines: ['SKIN:', '- Invented finding.'],
  })),
  comment: null,
  colleagues: [],
  urgentCommunication: null,
  ancillary: [],
  intraoperative: null,
  synoptic: [
    {
      specimenID: 'A',
      template: 'Skin',
      notApplicableReason: null,
      elements: [{ element: 'Margin', response: 'Free' }],
    },
  ],
  microscopic: 'Nests.',
  gross: { text: 'One shave.', grossedBy: null, grossedAt: null },
  clinicalInformation: { history: 'A papule.', clinicalImpression: null, icd10: ['D49.2'] },
  specimenCondition: null,
};

describe('the differences of two versions', () => {
  it('are none where only the day of the report changed', () => {
    expect(
      reportDifferences(report, { ...report, dates: { ...report.dates, amendedAt: ['x'] } }, ZONE),
    ).toEqual([]);
  });

  it('name the specimen whose side changed, with its lines as they were and as they are', () => {
    const [first, second] = report.diagnoses;
    if (first === undefined || second === undefined) throw new Error('the report has two specimens');
    const after = { ...report, diagnoses: [first, { ...second, laterality: 'Left' }] };
    expect(reportDifferences(report, after, ZONE)).toEqual([
      {
        section: 'diagnosis',
        specimenID: 'B',
        was: ['Skin, Nose, Right, Biopsy - Shave', 'SKIN:', '- Invented finding.'],
        is: ['Skin, Nose, Left, Biopsy - Shave', 'SKIN:', '- Invented finding.'],
      },
    ]);
  });

  it('come in the order of the page, whatever was added and taken away', () => {
    const colleagues = [{ name: 'Dr. Demo Two', opinion: 'Agrees.' }];
    const after = { ...report, microscopic: null, synoptic: [], comment: 'One\nTwo', colleagues };
    expect(reportDifferences(report, after, ZONE)).toEqual([
      { section: 'comment', specimenID: null, was: [], is: ['One', 'Two', 'Dr. Demo Two: Agrees.'] },
      { section: 'synoptic', specimenID: 'A', was: ['Skin', 'Margin: Free'], is: [] },
      { section: 'microscopic', specimenID: null, was: ['Nests.'], is: [] },
    ]);
  });

  it('say days and times as people read them', () => {
    const after = {
      ...report,
      patient: { ...report.patient, birthDate: '1948-02-03' },
      dates: { ...report.dates, receivedAt: '2026-11-18T14:00:00Z' },
      urgentCommunication: {
        told: 'Dr. Demo',
        toldBy: 'Dr. Demo Two',
        channel: 'phone' as const,
        toldAt: '2026-11-20T17:10:00Z',
        note: null,
      },
    };
    expect(reportDifferences(report, after, ZONE)).toEqual([
      {
        section: 'patient',
        specimenID: null,
        was: ['Example, Paula', 'Born 02/03/1980, Female', 'MRN-1'],
        is: ['Example, Paula', 'Born 02/03/1948, Female', 'MRN-1'],
      },
      {
        section: 'dates',
        specimenID: null,
        was: ['A, 11/17/2026, 09:40 AM, 11/18/2026'],
        is: ['A, 11/17/2026, 09:40 AM, 11/18/2026', '11/18/2026 09:00 AM EST'],
      },
      {
        section: 'urgentCommunication',
        specimenID: null,
        was: [],
        is: ['Dr. Demo, Dr. Demo Two, phone, 11/20/2026 12:10 PM EST'],
      },
    ]);
  });
});
