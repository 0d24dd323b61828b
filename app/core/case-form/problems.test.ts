import { describe, expect, it } from 'vitest';
import { setting, slides, specimen } from './complete-form.test-support.ts';
import type { FormFacts } from './form.ts';
import { clinical, found, patient, routing } from './found.test-support.ts';
import { fieldsOf } from './problems.ts';

describe('the rules of the case form', () => {
  it('find nothing in a complete form', () => expect(found(() => ({}))).toEqual([]));

  it.each<[string, 'Male' | 'Female', boolean]>([
    ['Prostate', 'Female', true],
    ['Ovary', 'Male', true],
    ['Prostate', 'Male', false],
    ['Ovary', 'Female', false],
  ])('warn of %s with %s, and block nothing', (bodysite, gender, isOdd) => {
    const problems = found((form) => ({ ...patient({ gender })(form), specimens: [specimen({ bodysite })] }));
    expect(problems).toEqual(
      isOdd ? [{ field: 'patient.gender', message: 'Check gender and body site', severity: 'warning' }] : [],
    );
  });

  it('take a newborn whose specimen was collected on the day of birth, which is today', () => {
    const { today } = setting;
    const taken = specimen({ specimenCollectionDate: today, receivedDate: today });
    const newborn = (form: FormFacts) => ({ ...patient({ birthDate: today })(form), specimens: [taken] });
    expect(found(newborn)).toEqual([]);
    expect(fieldsOf(found(newborn, { today: '2026-11-20' }))).toEqual({
      'patient.birthDate': ['Date of birth cannot be in the future'],
      'specimens.0.specimenCollectionDate': ['Collection date cannot be in the future'],
    });
  });

  it('want as many slides in the parcel as the case lists, without those that a reader ordered', () => {
    const ordered = slides({ id: 'sub_2', displayId: 'A1-R1', slideCount: 1, isRequested: true });
    const both = { totalNumberSlides: 3, subsections: [slides({}), ordered] };
    expect(found(() => ({ specimens: [specimen(both)] }))).toEqual([]);
    const more = { ...both, subsections: [slides({}), { ...ordered, isRequested: false }] };
    expect(fieldsOf(found(() => ({ specimens: [specimen(more)] })))).toMatchObject({
      'delivery.slidesSent': ['Slides sent must equal the slides listed'],
    });
  });

  it('ask for a history of at least ten characters, or for the tick that there is none', () => {
    expect(found(clinical({ clinicalHistory: null, historyNotProvided: true }))).toEqual([]);
    expect(found(clinical({ clinicalHistory: '1234567890' }))).toEqual([]);
  });

  it('hold the checks of the United States there only', () => {
    const abroad = found(clinical({ icd10: [], submittingPhysicianNpi: null }), { country: 'Canada' });
    expect(abroad).toEqual([]);
  });

  it('want the first report of a consultation as a text or a file, and no gross description', () => {
    const consultation = clinical({ caseType: 'Consultation', grossDescription: null });
    expect(fieldsOf(found(consultation))).toEqual({
      'clinical.outsideDiagnosis': ['The original report or diagnosis is required for a consultation'],
      attachments: ['Attach the original pathology report'],
    });
    const file = {
      name: 'r.pdf',
      contentType: 'application/pdf',
      bytes: 9,
      uploadedAt: '2026-11-20T00:00:00Z',
    };
    const withReport = (form: FormFacts) => ({
      ...consultation(form),
      attachments: form.attachments.map((slot, at) => (at === 1 ? { ...slot, file } : slot)),
    });
    expect(found(withReport)).toEqual([]);
  });

  it('name the patient to whom a record number belongs, and ask about a second person of one name', () => {
    const owner = { lastName: 'Sample', firstName: 'Ines', birthDate: '1950-01-31' };
    expect(found(() => ({}), {}, { recordNumberOwner: owner })).toEqual([
      {
        field: 'patient.medicalRecordNumber',
        message: 'This MRN belongs to Sample, Ines, born 01/31/1950. Use that patient or correct the MRN.',
        severity: 'error',
      },
    ]);
    expect(found(() => ({}), {}, { sameNameElsewhere: true }).map(({ severity }) => severity)).toEqual([
      'warning',
    ]);
  });

  it('refuse a used accession number, and a parent of another patient', () => {
    expect(fieldsOf(found(() => ({}), {}, { accessionUsed: true }))).toEqual({
      'clinical.caseRecordId': ['This accession number is already used in your facility'],
    });
    const child = routing({ caseRelation: 'Child', parentCaseId: 'cas_parent' });
    expect(fieldsOf(found(child, {}, { parent: 'other-patient' }))).toEqual({
      'routing.parentCaseId': ['The parent case belongs to another patient'],
    });
    expect(found(child, {}, { parent: 'fits' })).toEqual([]);
  });

  it('leave warnings out of the fields of a refusal', () => {
    const doubts = [{ field: 'a', message: 'b', severity: 'warning' as const }];
    expect(fieldsOf(doubts)).toEqual({});
  });
});
