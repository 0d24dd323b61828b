import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportListItemZodType } from '#contracts/generated/schemas/report-list-item.ts';
import { LAB_OPERATIONS, RELATIONS } from '#mock-server/seeds/staff.ts';
import type { Answered, Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openSignedDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openSignedDesk();
});

const itemsOf = (answer: Answered) => dataOf(answer)['items'] as readonly ReportListItemZodType[];
const list = async (sort: string, person: Person = 'admin') =>
  itemsOf(await desk.client.ask('listReports', { query: { sort, pageSize: 100 }, as: desk.tokens[person] }));
const search = (body: object, person: Person = 'admin') =>
  desk.client.ask('searchReports', { body, as: desk.tokens[person] });
const findIds = async (body: object, person: Person = 'admin') =>
  itemsOf(await search(body, person)).map(({ caseId }) => caseId);
const patient = () => desk.stored().patientInfo;
/** Makes the admin one of the staff with this duty. */
const staff = (id: string) =>
  desk.setUser('usr_demo000006', { staffRole: desk.api.world().users.find(id)?.staffRole ?? null });

describe('the list of reports is sorted', () => {
  const KEYS: Readonly<Record<string, (row: ReportListItemZodType) => string | number>> = {
    caseID: ({ caseID }) => caseID,
    patient: ({ patientInfo }) => patientInfo?.lastName.toLowerCase() ?? '',
    facilityName: ({ facilityName }) => facilityName,
    signedAt: ({ signedAt }) => signedAt,
    reportState: ({ reportState }) => reportState,
    version: ({ version }) => version,
  };

  it.each(Object.entries(KEYS))('by %s, and turned round', async (key, value) => {
    const up = (await list(key)).map((row) => value(row));
    expect(up.length).toBeGreaterThan(2);
    const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
    expect(up).toEqual(up.toSorted(compare));
    expect((await list(`-${key}`)).map((row) => value(row))).toEqual(up.toSorted((a, b) => compare(b, a)));
  });

  it('by nothing else, and not by names for whoever is told none', async () => {
    const unknown = await desk.client.ask('listReports', { query: { sort: 'text' }, as: desk.tokens.admin });
    expect(unknown.status).toBe(400);
    staff(RELATIONS);
    const ids = async (sort: string) => (await list(sort)).map(({ caseId }) => caseId);
    expect(await ids('patient')).toEqual(await ids('-patient'));
    expect(await ids('caseRecordId')).toEqual(await ids('-caseRecordId'));
  });
});

describe('who has opened a report', () => {
  const open = (person: Person) =>
    desk.client.ask('getFinalReport', { params: { caseId: CASE }, as: desk.tokens[person] });
  const row = async () => (await list('caseID')).find(({ caseId }) => caseId === CASE);

  it('stands in its row, each person of the facility once', async () => {
    expect(await row()).toMatchObject({ openedAt: null, openings: [] });
    await open('provider');
    await open('admin');
    expect(await row()).toMatchObject({ openings: [] });
    await open('facility');
    desk.clock.now += 60_000;
    await open('np');
    await open('facility');
    expect(await row()).toMatchObject({
      openedAt: '2026-11-21T15:10:00.000Z',
      openedBy: { userId: 'usr_demo000004' },
      openings: [
        { version: 1, at: '2026-11-21T15:10:00.000Z', by: { userId: 'usr_demo000004' } },
        { version: 1, at: '2026-11-21T15:11:00.000Z', by: { userId: 'usr_demo000005' } },
      ],
    });
  });
});

describe('a search for reports', () => {
  it('finds by patient, by accession and by day, among what the caller may read', async () => {
    const { lastName, birthDate } = patient();
    const who = { patient: { lastName: lastName?.slice(0, 4).toUpperCase(), birthDate } };
    for (const person of ['provider', 'facility', 'np', 'admin'] as const)
      expect([person, await findIds(who, person)]).toEqual([person, [CASE]]);
    expect(await findIds(who, 'provider2')).toEqual([]);
    expect(await findIds({ number: desk.stored().caseRecordId })).toEqual([CASE]);
    expect(await findIds({ number: desk.stored().caseID })).toEqual([CASE]);
    expect(await findIds({ from: '2026-11-21', to: '2026-11-21', state: ['Final'] }, 'provider')).toContain(
      CASE,
    );
    expect(await findIds({ from: '2026-11-22' })).toEqual([]);
    expect(await findIds({ ...who, facilityId: 'fac_demo-2' })).toEqual([]);
  });

  it('needs something to look for', async () => {
    for (const body of [{}, { state: ['Final'] }, { facilityId: 'fac_demo-1' }])
      expect(await search(body)).toMatchObject({
        status: 422,
        body: { data: { patient: ['Give a patient, a number or a day.'] } },
      });
    expect(desk.api.world().caseSearches.list()).toEqual([]);
  });

  it('is kept by what was given, never by its words', async () => {
    await search({ patient: { lastName: patient().lastName }, from: '2026-11-01' });
    expect(desk.api.world().caseSearches.list()).toMatchObject([
      { userId: 'usr_demo000006', of: 'reports', criteria: ['lastName', 'from'], found: 1 },
    ]);
    expect(JSON.stringify(desk.api.world().caseSearches.list())).not.toContain(patient().lastName);
  });

  it('tells staff who may not know the patient nothing by a name', async () => {
    staff(RELATIONS);
    expect(await findIds({ patient: { lastName: patient().lastName } })).toEqual([]);
    expect(await findIds({ number: desk.stored().caseRecordId })).toEqual([]);
    expect(await findIds({ number: desk.stored().caseID })).toEqual([CASE]);
    staff(LAB_OPERATIONS);
    expect(await findIds({ patient: { lastName: patient().lastName } })).toEqual([CASE]);
  });
});

/** The files of an archive by its directory at the end, each held to its checksum. */
function filesOf(zip: Buffer): Readonly<Record<string, Buffer>> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const data = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size);
    expect(crc32(data)).toBe(zip.readUInt32LE(at + 16));
    files[zip.toString('utf8', at + 46, at + 46 + nameLength)] = data;
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

describe('several reports in one archive', () => {
  const SECOND = 'cas_dp-2026-000005';
  const download = async (reports: readonly object[], person: Person = 'facility') => {
    const response = await desk.api.fetch(
      new Request('http://mock.test/api/reports/archive', {
        method: 'POST',
        headers: { Authorization: `Bearer ${desk.tokens[person]}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ reports }),
      }),
    );
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('are the signed files themselves, under names that tell no patient', async () => {
    desk.api.world().cases.change(SECOND, (record) => ({ ...record, facilityId: 'fac_demo-1' }));
    desk.api.world().reports.change(SECOND, (report) => ({ ...report, facilityId: 'fac_demo-1' }));
    const { response, bytes } = await download([
      { caseId: CASE },
      { caseId: SECOND, version: 1 },
      { caseId: CASE },
    ]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="reports.zip"');
    const files = filesOf(bytes);
    expect(Object.keys(files)).toEqual(['DP-2026-000009-v1.pdf', 'DP-2026-000005-v1.pdf']);
    const pdf = await desk.api.fetch(
      new Request(`http://mock.test/api/cases/${CASE}/final-report.pdf`, {
        headers: { Authorization: `Bearer ${desk.tokens.facility}` },
      }),
    );
    expect(files['DP-2026-000009-v1.pdf']?.equals(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
  });

  it('each count as read', async () => {
    await download([{ caseId: CASE }]);
    expect(desk.api.world().reports.find(CASE)?.openings).toMatchObject([
      { by: { userId: 'usr_demo000004' } },
    ]);
    expect(desk.api.world().caseEvents.by('case', CASE).at(-1)).toMatchObject({ kind: 'report_downloaded' });
  });

  it('come whole or not at all', async () => {
    const other = { caseId: SECOND };
    desk.api.world().cases.change(SECOND, (record) => ({ ...record, facilityId: 'fac_demo-2' }));
    for (const reports of [
      [{ caseId: CASE }, other],
      [{ caseId: CASE, version: 2 }],
      [{ caseId: 'cas_nothing' }],
    ])
      expect((await download(reports)).response.status).toBe(404);
    expect(desk.api.world().reports.find(CASE)?.openings).toEqual([]);
    expect((await download([])).response.status).toBe(400);
    for (const person of ['provider', 'admin'] as const)
      expect((await download([{ caseId: CASE }], person)).response.status).toBe(403);
  });
});
