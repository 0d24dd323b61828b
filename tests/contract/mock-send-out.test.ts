import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseCheck, CaseForm } from '#contracts/generated/wire.ts';
import type { MockApi } from '#mock-server/server.ts';
import { COMPLETE, PATIENT } from '#tests/support/complete-case.ts';
import { type Drafts, dataOf, draftDesk, NURSE } from './case-drafts.ts';
import { type Answered, key, type MockClient } from './mock-client.ts';
import { uploadIn } from './uploading.ts';

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;

beforeEach(async () => {
  ({ api, client, drafts, facility } = await draftDesk());
});

/** Another number that the labels of the slides contain. */
const OTHER = { ...COMPLETE.clinical, caseRecordId: '00131' };
const readStored = (caseId: string) => api.world().cases.find(caseId);
const sendOut = (caseId: string, body: object = {}, as = facility): Promise<Answered> =>
  drafts.ask('sendOutCase', as, { caseId }, body);
const check = async (caseId: string): Promise<CaseCheck> =>
  dataOf(await client.ask('validateCase', { params: { caseId }, as: facility }));

describe('checking a case', () => {
  it('tells all that is missing at once and changes nothing', async () => {
    const caseId = await drafts.create(facility);
    const before = readStored(caseId);
    const { ready, problems, version } = await check(caseId);
    expect([ready, version]).toEqual([false, 1]);
    const messages = problems.map(({ message }) => message);
    for (const message of ['Last name is required', 'Add at least one specimen', 'Service is required'])
      expect(messages).toContain(message);
    expect(messages.indexOf('Last name is required')).toBe(0);
    expect(readStored(caseId)).toEqual(before);
  });

  it('finds nothing in a complete form, and lets a doubt pass', async () => {
    const { caseId, ...place } = await drafts.complete(facility);
    expect(await check(caseId)).toMatchObject({ ready: true, problems: [] });
    await drafts.ask('updateSubsection', facility, { caseId, ...place }, { facilityId: 'A1' });
    await drafts.ask('updateCase', facility, { caseId }, { labelsChecked: true });
    expect(await check(caseId)).toMatchObject({
      ready: true,
      problems: [{ field: 'specimens.0.subsections.0.facilityId', severity: 'warning' }],
    });
  });

  it('knows the days of the place where the facility is', async () => {
    ({ api, client, drafts, facility } = await draftDesk(Date.parse('2026-11-22T03:00:00Z')));
    const { caseId } = await drafts.complete(facility, { patient: { ...PATIENT, birthDate: '2026-11-22' } });
    const messages = (await check(caseId)).problems.map(({ message }) => message);
    expect(messages).toContain('Date of birth cannot be in the future');
  });
});

describe('sending a case out', () => {
  it('gives it the next number, submits it, writes the trail and confirms it by mail', async () => {
    const { caseId } = await drafts.complete(facility);
    const answer = await sendOut(caseId);
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({
      id: caseId,
      status: 'Submitted',
      caseID: 'DP-2026-000025',
      selectedAt: null,
      allowedActions: ['recall', 'cancel'],
    });
    expect(readStored(caseId)).toMatchObject({ status: 'Submitted', caseID: 'DP-2026-000025' });
    expect(api.world().caseEvents.by('case', caseId).at(-1)).toMatchObject({
      kind: 'transition',
      from: 'Draft',
      to: 'Submitted',
      role: 'MedicalFacility',
      by: { userId: 'usr_demo000004' },
    });
    const mail = api.world().mails.by('to', 'facility@example.org').at(-1);
    expect(mail?.text).toContain('DP-2026-000025');
    expect(mail?.text).not.toContain('Example');
    const { caseId: second } = await drafts.complete(facility, { clinical: OTHER });
    expect(dataOf(await sendOut(second))).toMatchObject({ caseID: 'DP-2026-000026' });
  });

  it('waits for a slide that is on its way, and not for data files that such a slide has left', async () => {
    const { caseId } = await drafts.complete(facility);
    const announce = async (body: object) =>
      uploadIn(await drafts.ask('createUpload', facility, {}, { ...body, caseId, bytes: 5 })).id;
    const uploadId = await announce({ fileName: 'EX26.mrxs' });
    await announce({ fileName: 'Slidedat.ini', companionOf: uploadId });
    expect(await sendOut(caseId)).toMatchObject({ status: 409, code: 'UPLOADS_RUNNING' });
    await drafts.ask('abortUpload', facility, { uploadId }, undefined, { 'If-Match': '"v1"' });
    expect(await sendOut(caseId)).toMatchObject({ status: 200 });
  });

  it('waits for the slide of a colleague until anyone of the facility takes it away', async () => {
    const { caseId } = await drafts.complete(facility);
    const nurse = await client.logIn('np');
    const body = { fileName: 'EX26.svs', caseId, bytes: 5 };
    const { id: uploadId, expiresAt } = uploadIn(await drafts.ask('createUpload', nurse, {}, body));
    expect(await sendOut(caseId)).toMatchObject({ status: 409, code: 'UPLOADS_RUNNING' });
    const running = async () =>
      dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as: facility })).runningUploads;
    const createdBy = { userId: NURSE, displayName: api.world().users.find(NURSE)?.displayName };
    expect(await running()).toEqual([{ uploadId, fileName: 'EX26.svs', createdBy, expiresAt }]);
    await drafts.ask('abortUpload', facility, { uploadId }, undefined, { 'If-Match': '"v1"' });
    expect(await running()).toEqual([]);
    expect(await sendOut(caseId)).toMatchObject({ status: 200 });
  });

  it('is refused with every field at once while the form is not complete, and nothing is lost', async () => {
    const { caseId } = await drafts.complete(facility, {
      patient: { ...PATIENT, lastName: null },
      labelsChecked: false,
    });
    const before = readStored(caseId);
    expect(await sendOut(caseId)).toMatchObject({
      status: 422,
      code: 'CASE_INCOMPLETE',
      body: {
        data: {
          'patient.lastName': ['Last name is required'],
          labelsChecked: ['Confirm that patient, specimen and slide labels match'],
        },
      },
    });
    expect(readStored(caseId)).toEqual(before);
  });

  it('is refused for an accession number that another sent case of the facility has', async () => {
    const { caseId: first } = await drafts.complete(facility);
    const { caseId: second } = await drafts.complete(facility);
    expect((await check(second)).ready).toBe(true);
    await sendOut(first);
    expect(await sendOut(second)).toMatchObject({
      code: 'CASE_INCOMPLETE',
      body: { data: { 'clinical.caseRecordId': ['This accession number is already used in your facility'] } },
    });
    api.world().cases.change(first, (record) => ({ ...record, facilityId: 'fac_demo-2' }));
    expect((await sendOut(second)).status).toBe(200);
  });

  it('is refused for a record number that belongs to another patient of the facility', async () => {
    await sendOut((await drafts.complete(facility)).caseId);
    const { caseId } = await drafts.complete(facility, {
      patient: { ...PATIENT, firstName: 'Ines' },
      clinical: OTHER,
    });
    expect(await sendOut(caseId)).toMatchObject({
      code: 'CASE_INCOMPLETE',
      body: {
        data: {
          'patient.medicalRecordNumber': [
            'This MRN belongs to Example, Petra, born 05/12/1961. Use that patient or correct the MRN.',
          ],
        },
      },
    });
  });

  it('asks about a patient of one name and birth date with two record numbers', async () => {
    await sendOut((await drafts.complete(facility)).caseId);
    const { caseId } = await drafts.complete(facility, {
      patient: { ...PATIENT, medicalRecordNumber: 'EX-9' },
      clinical: OTHER,
    });
    expect(await check(caseId)).toMatchObject({ ready: true, problems: [{ severity: 'warning' }] });
    const refused = await sendOut(caseId);
    expect(refused.code).toBe('CASE_INCOMPLETE');
    expect(Object.keys(dataOf<object>(refused))).toEqual(['confirmOtherPatient']);
    expect((await sendOut(caseId, { confirmOtherPatient: true })).status).toBe(200);
  });

  it('wants the parent of a child to be a case of the same patient', async () => {
    const { caseId: parent } = await drafts.complete(facility);
    const child = async (patient: object) => {
      const clinical = OTHER;
      const routing = { service: 'Send Out', caseRelation: 'Child', parentCaseId: parent };
      return drafts.complete(facility, { patient, clinical, routing });
    };
    const other = { ...PATIENT, lastName: 'Sample', medicalRecordNumber: 'EX-9' };
    const { problems } = await check((await child(other)).caseId);
    expect(problems.map(({ message }) => message)).toEqual(['The parent case belongs to another patient']);
    expect((await check((await child(PATIENT)).caseId)).ready).toBe(true);
  });

  it('is refused from other states, before the version; wants the version; and belongs to one key', async () => {
    const { caseId } = await drafts.complete(facility);
    const ask = (headers: Record<string, string>) =>
      client.ask('sendOutCase', { params: { caseId }, headers, body: {}, as: facility });
    expect(await ask({ 'If-Match': '"v4"' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(await ask({ 'Idempotency-Key': key() })).toMatchObject({ status: 428 });
    expect(await ask({ 'Idempotency-Key': key(), 'If-Match': '"v1"' })).toMatchObject({ status: 412 });
    const headers = { 'Idempotency-Key': key(), 'If-Match': drafts.version(caseId) };
    const [first, again] = [await ask(headers), await ask(headers)];
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await ask({ 'Idempotency-Key': key(), 'If-Match': '"v1"' })).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
    });
  });

  it('is refused to a facility account that is not active', async () => {
    const { caseId } = await drafts.complete(facility);
    const nurse = await client.logIn('np');
    api.world().users.change(NURSE, (user) => ({ ...user, status: 'In Progress' }));
    expect(await sendOut(caseId, {}, nurse)).toMatchObject({ status: 403, code: 'FACILITY_INACTIVE' });
  });
});
