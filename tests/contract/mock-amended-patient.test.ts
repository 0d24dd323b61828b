import { beforeEach, describe, expect, it } from 'vitest';
import { patientKeyOf } from '#mock-server/resolvers/diagnosis/clinical-form.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { type Answered, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openSignedDesk, signature } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openSignedDesk();
});

const RIGHT = {
  lastName: 'Rightly',
  firstName: 'Rosa',
  birthDate: '1948-12-03',
  gender: 'Female',
  medicalRecordNumber: 'RR-20',
} as const;
type Name = keyof typeof RIGHT;
const names: readonly Name[] = ['lastName', 'firstName', 'birthDate', 'gender', 'medicalRecordNumber'];
const changesTo = (patient: Readonly<Record<Name, string>>) =>
  names.map((field) => ({
    field,
    specimenID: null,
    was: String(desk.stored().patientInfo[field]),
    is: patient[field],
  }));

function amend(changes: readonly object[], more: object = {}): Promise<Answered> {
  return desk.client.ask('amendCase', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: {
      kind: 'Amendment',
      cause: 'misidentification',
      reason: 'The report was signed for another patient.',
      told: [
        {
          told: 'Dr. Invented',
          toldBy: 'Dr. Imara Vellacott',
          channel: 'phone',
          note: null,
          toldAt: '2026-11-21T15:05:00Z',
        },
      ],
      changes,
      signature: { ...signature, meaning: 'amendment' },
      ...more,
    },
    as: desk.tokens.provider,
  });
}

describe('a report that was signed for the wrong patient', () => {
  it('names the right one from its amendment on, in its case and among the reports of that patient', async () => {
    const wrong = desk.stored();
    const { reports, reportVersions } = desk.api.world();
    expect((await amend(changesTo(RIGHT))).status).toBe(201);
    expect(reportVersions.find(`${CASE}.v2`)?.content.patient).toMatchObject({ ...RIGHT, age: 77 });
    const { lastName, firstName } = wrong.patientInfo;
    expect(reportVersions.find(`${CASE}.v1`)?.content.patient).toMatchObject({ lastName, firstName });
    expect(desk.stored().patientInfo).toEqual({ ...wrong.patientInfo, ...RIGHT });
    expect(reports.by('patient', patientKeyOf(wrong)).map(({ id }) => id)).not.toContain(CASE);
    expect(reports.by('patient', patientKeyOf(desk.stored())).map(({ id }) => id)).toEqual([CASE]);
    const read = await desk.client.ask('getFinalReport', {
      params: { caseId: CASE },
      as: desk.tokens.provider,
    });
    expect(dataOf(read)).toMatchObject({
      patient: RIGHT,
      footer: { patientLine: expect.stringContaining('Rightly, Rosa') as string },
    });
  });

  it('tells the dates of birth in its file and in its differences as people read them', async () => {
    expect((await amend(changesTo(RIGHT))).status).toBe(201);
    const asked = { params: { caseId: CASE }, as: desk.tokens.provider };
    const pages = await pdfPages((await desk.client.ask('getFinalReportPdf', asked)).bytes);
    const compared = await desk.client.ask('getReportDifferences', asked);
    for (const text of [pages.join('\n'), JSON.stringify(dataOf(compared)['differences'])]) {
      expect(text).toContain('12/03/1948');
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
  });

  it('is not filed under the number of somebody else, unless it names that patient', async () => {
    const { facilityId } = desk.stored();
    const { cases } = desk.api.world();
    const owner = cases.list().find(({ id, status }) => id !== CASE && status === 'SignOutCompleted');
    if (owner === undefined) throw new Error('the demo world has changed');
    cases.change(owner.id, (record) => ({
      ...record,
      facilityId,
      patientInfo: { ...record.patientInfo, ...RIGHT },
    }));
    const [number] = changesTo(RIGHT).slice(-1);
    expect(await amend([{ ...number }])).toMatchObject({
      status: 422,
      body: { data: { changes: ['This MRN belongs to another patient of the facility. Correct the MRN.'] } },
    });
    // No tick of the signer puts a report under another number that is somebody else's.
    expect(await amend([{ ...number }], { numberConfirmed: true })).toMatchObject({ status: 422 });
    expect((await amend(changesTo(RIGHT))).status).toBe(201);
  });

  const UNCONFIRMED = {
    status: 422,
    body: {
      data: {
        numberConfirmed: [
          'Another case of the facility has this MRN with another name or date of birth. Correct the MRN, or confirm that it is this patient’s.',
        ],
      },
    },
  };
  /** Another signed case of the facility names the same patient, with the same number. */
  const nameTwice = () => {
    const { facilityId, patientInfo } = desk.stored();
    const { cases } = desk.api.world();
    const other = cases.list().find(({ id, status }) => id !== CASE && status === 'SignOutCompleted');
    if (other === undefined) throw new Error('the demo world has changed');
    cases.change(other.id, (record) => ({ ...record, facilityId, patientInfo }));
    return patientInfo;
  };
  const correct = (fields: readonly Name[], more: object = {}) =>
    amend(
      changesTo(RIGHT).filter(({ field }) => fields.includes(field)),
      more,
    );

  it('does not stay under the number of the first patient, whom other cases name; a misspelt name does', async () => {
    const patientInfo = nameTwice();
    expect(await correct(['lastName', 'firstName', 'birthDate', 'gender'])).toMatchObject(UNCONFIRMED);
    expect((await correct(['lastName'])).status).toBe(201);
    expect(desk.stored().patientInfo).toEqual({ ...patientInfo, lastName: RIGHT.lastName });
    expect((await amend(changesTo(RIGHT))).status).toBe(201);
  });

  it('does not stay there either where the person becomes another in two steps, until the number is corrected', async () => {
    nameTwice();
    expect((await correct(['lastName', 'firstName'])).status).toBe(201);
    expect(await correct(['birthDate'])).toMatchObject(UNCONFIRMED);
    expect((await amend(changesTo(RIGHT))).status).toBe(201);
    // From there on the right patient is the first one under the right number.
    expect((await amend([{ ...changesTo(RIGHT)[0], is: 'Rightley' }])).status).toBe(201);
  });

  it('keeps its number where the signer confirms it, as of a patient of whom two cases were mistyped alike', async () => {
    const { medicalRecordNumber } = nameTwice();
    const both = ['lastName', 'birthDate'] as const;
    expect(await correct(both)).toMatchObject(UNCONFIRMED);
    expect((await correct(both, { numberConfirmed: true })).status).toBe(201);
    const { lastName, birthDate } = RIGHT;
    expect(desk.stored().patientInfo).toMatchObject({ lastName, birthDate, medicalRecordNumber });
    const comment = { field: 'comment', specimenID: null, was: '', is: 'Looked at once more.' };
    expect((await amend([comment])).status).toBe(201);
  });

  it('takes the number of the wrong patient’s health card away', async () => {
    const { requisitions, reportVersions } = desk.api.world();
    const gone = { field: 'healthCardNumber', specimenID: null, was: '9234567890', is: '' };
    const before = reportVersions.change(`${CASE}.v1`, (version) => ({
      ...version,
      content: {
        ...version.content,
        patient: { ...version.content.patient, healthCardNumber: '9234567890' },
      },
    }));
    expect(before.content.patient.healthCardNumber).not.toBeNull();
    expect((await amend([...changesTo(RIGHT), gone])).status).toBe(201);
    expect(reportVersions.find(`${CASE}.v2`)?.content.patient.healthCardNumber).toBeNull();
    expect(requisitions.find(CASE)?.patient.healthCardNumber).toBeNull();
  });

  it('is not signed for nobody', async () => {
    const changes = changesTo({ ...RIGHT, lastName: '', birthDate: 'in spring' });
    expect(await amend(changes)).toMatchObject({
      status: 422,
      body: { data: { changes: ['Last name is required.', 'Date of birth is not a date.'] } },
    });
  });
  it('is born after a collection only with a correction of the dates', async () => {
    const [collection] = desk.api.world().reportVersions.find(`${CASE}.v1`)?.content.dates.collections ?? [];
    const taken = collection?.specimenCollectionDate ?? expect.fail('no collection date');
    const next = new Date(Date.parse(taken) + 86_400_000).toISOString().slice(0, 10);
    const born = { field: 'birthDate', specimenID: null, was: '', is: next };
    expect(await amend([born])).toMatchObject({
      status: 422,
      body: {
        data: { changes: expect.arrayContaining([expect.stringContaining('specimen A')]) as string[] },
      },
    });
    const dates = { field: 'dates', specimenID: null, was: taken, is: next };
    expect((await amend([born, dates])).status).toBe(201);
    expect(desk.stored().patientInfo.birthDate).toBe(next);
  });
});
