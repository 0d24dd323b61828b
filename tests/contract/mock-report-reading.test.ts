import { beforeEach, describe, expect, it } from 'vitest';
import { patientKeyOf } from '#mock-server/resolvers/diagnosis/clinical-form.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openSignedDesk, SITES, signature } from './report-desk.ts';

const EARLIER = 'cas_dp-2026-000005';
const MINUTE = 60_000;

let desk: Desk;
beforeEach(async () => {
  desk = await openSignedDesk();
});

const ask = (id: Parameters<Desk['client']['ask']>[0], person: Person, rest: object = {}) =>
  desk.client.ask(id, { params: { caseId: CASE }, as: desk.tokens[person], ...rest });

interface Amended {
  readonly status: number;
}
const amend = (body: object): Promise<Amended> =>
  ask('amendCase', 'provider', {
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: { signature: { ...signature, meaning: 'amendment' }, ...body },
  });
const lateralityAmended = () =>
  amend({
    kind: 'Amendment',
    cause: 'report_defect',
    reason: 'The report named the wrong side.',
    changes: [{ field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' }],
    told: [
      {
        told: 'Dr. Demo Submitter',
        toldBy: 'Demo Provider One',
        channel: 'phone',
        note: null,
        toldAt: '2026-11-21T15:05:00Z',
      },
    ],
  });

describe('the differences of two versions', () => {
  const differences = (person: Person, query: object = {}) => ask('getReportDifferences', person, { query });

  it('are not there while there is one version', async () => {
    expect((await differences('provider')).status).toBe(404);
    expect((await differences('provider', { from: 1, to: 1 })).status).toBe(404);
  });

  it('say what an amendment made of the text, to everyone who reads the report', async () => {
    expect((await lateralityAmended()).status).toBe(201);
    for (const person of ['provider', 'facility', 'np', 'admin'] as const) {
      const answer = await differences(person);
      expect([person, answer.status]).toEqual([person, 200]);
      expect(dataOf(answer)).toMatchObject({
        caseId: CASE,
        from: 1,
        to: 2,
        differences: [{ section: 'diagnosis', specimenID: 'A' }],
        addenda: [{ kind: 'Amendment', version: 2, changes: [{ field: 'laterality' }] }],
      });
      const [{ was, is }] = dataOf(answer)['differences'] as [{ was: string[]; is: string[] }];
      expect([was[0], is[0]]).toEqual([expect.stringContaining('Right'), expect.stringContaining('Left')]);
      expect(was.slice(1)).toEqual([`PROSTATE, ${SITES[0]}, NEEDLE BIOPSY:`, '- Invented benign finding.']);
    }
    expect((await differences('provider2')).status).toBe(404);
    expect((await differences('provider', { from: 2, to: 1 })).status).toBe(404);
    expect((await differences('provider', { from: 1, to: 3 })).status).toBe(404);
  });

  it('count as a reading of the later version', async () => {
    await lateralityAmended();
    await differences('facility');
    expect(desk.api.world().reports.find(CASE)?.openings).toMatchObject([{ version: 2 }]);
    expect(desk.api.world().caseEvents.by('case', CASE).at(-1)).toMatchObject({
      kind: 'report_read',
      subject: expect.stringMatching(/ v2$/) as string,
    });
  });
});

describe('the report of an earlier case', () => {
  const read = (person: Person, earlierCaseId = EARLIER) =>
    ask('getEarlierReport', person, { params: { caseId: CASE, earlierCaseId } });
  /** The case is with its reader, and the other one was the same patient's. */
  const reading = (changes: object = {}): void => {
    const { reports, reportVersions } = desk.api.world();
    desk.setCase({ status: 'Selected', assignedProviderId: SECOND_PROVIDER, signerId: null, ...changes });
    reports.remove(CASE);
    for (const { id } of reportVersions.by('case', CASE)) reportVersions.remove(id);
    reports.change(EARLIER, (report) => ({ ...report, patientKey: patientKeyOf(desk.stored()) }));
  };

  it('is read by the reader of the present one, without codes, and written into its trail', async () => {
    reading();
    const answer = await read('provider2');
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({ caseId: EARLIER, codes: null, superseded: false });
    expect(desk.api.world().caseEvents.by('case', EARLIER).at(-1)).toMatchObject({
      kind: 'report_read',
      by: { userId: SECOND_PROVIDER },
    });
    // Only the report: neither the case nor its slides.
    for (const id of ['getCase', 'getViewerCase', 'getPrimaryDiagnosis', 'getFinalReport'] as const)
      expect((await ask(id, 'provider2', { params: { caseId: EARLIER } })).status).toBe(404);
  });

  it('is closed to whoever reads that case a second time, blinded, until they have written', async () => {
    reading();
    const { qaReviews, tasks } = desk.api.world();
    const id = 'tsk_demo-6-qa';
    tasks.change(id, (task) => ({
      ...task,
      assigneeId: SECOND_PROVIDER,
      caseId: EARLIER,
      status: 'InProgress',
    }));
    const open = {
      caseId: EARLIER,
      kind: 'Retrospective',
      blinded: true,
      ownDiagnosisSavedAt: null,
    } as const;
    qaReviews.change(id, (review) => ({ ...review, ...open }));
    expect((await read('provider2')).status).toBe(404);
    qaReviews.change(id, (review) => ({ ...review, ownDiagnosisSavedAt: '2026-11-21T15:00:00.000Z' }));
    expect((await read('provider2')).status).toBe(200);
  });

  it('is read however the letters of the record number were typed', async () => {
    reading();
    const { cases } = desk.api.world();
    cases.change(CASE, (record) => {
      const number = record.patientInfo.medicalRecordNumber ?? '';
      return { ...record, patientInfo: { ...record.patientInfo, medicalRecordNumber: number.toLowerCase() } };
    });
    expect(desk.stored().patientInfo.medicalRecordNumber).toMatch(/[a-z]/);
    expect((await read('provider2')).status).toBe(200);
  });

  it('is open to nobody else by this way', async () => {
    reading();
    const statuses = await Promise.all(
      (['provider', 'provisional', 'facility', 'np', 'admin'] as const).map(
        async (person) => (await read(person)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 403, 403, 403]);
  });

  it('closes with the case, and is of the same patient and past its release window', async () => {
    reading({ status: 'SignOutCompleted', signerId: SECOND_PROVIDER });
    expect((await read('provider2')).status).toBe(404);
    reading();
    expect((await read('provider2', CASE)).status).toBe(404);
    const { reports } = desk.api.world();
    const seesFrom = new Date(desk.clock.now + MINUTE).toISOString();
    reports.change(EARLIER, (report) => ({
      ...report,
      versions: report.versions.map((version) => ({ ...version, facilitySeesFrom: seesFrom })),
    }));
    expect((await read('provider2')).status).toBe(404);
    desk.clock.now += MINUTE;
    expect((await read('provider2')).status).toBe(200);
    reports.change(EARLIER, (report) => ({ ...report, patientKey: 'fac_demo-1 another' }));
    expect((await read('provider2')).status).toBe(404);
  });

  it('is one of the cases that the clinical information lists', async () => {
    reading();
    const answer = await ask('getClinicalInfo', 'provider2');
    expect(dataOf(answer)['earlierCases']).toMatchObject([{ id: EARLIER }]);
    expect(desk.stored().assignedProviderId).not.toBe(PROVIDER);
  });
});
