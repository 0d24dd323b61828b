import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseForm, SlideLink } from '#contracts/generated/wire.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { findUploadedFile, slidesFolderOf } from '#mock-server/intake/slide-folder.ts';
import { blobIdOf } from '#mock-server/intake/take-in.ts';
import type { MockApi } from '#mock-server/server.ts';
import { slideFileUrl } from '#mock-server/slides/catalog.ts';
import { deepZoomFolderOf } from '#mock-server/slides/deep-zoom.ts';
import { COMPLETE, PATIENT } from '#tests/support/complete-case.ts';
import { type DraftDesk, type Drafts, dataOf, draftDesk, NURSE } from './case-drafts.ts';
import { key, type MockClient } from './mock-client.ts';
import { announce, sendPart, sha256, uploadIn, uploadWhole } from './uploading.ts';

let time: DraftDesk['time'];
let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;

beforeEach(async () => {
  ({ api, client, drafts, facility, time } = await draftDesk());
});

const readStored = (caseId: string) => api.world().cases.find(caseId);
const formOf = async (caseId: string): Promise<CaseForm> =>
  dataOf(await client.ask('getCaseForm', { params: { caseId }, as: facility }));

describe('a new draft', () => {
  it('is empty but for its defaults, belongs to the facility and has no number', async () => {
    const answer = await drafts.ask('createCase', facility);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"v1"');
    const form = dataOf<CaseForm>(answer);
    expect(form).toMatchObject({
      caseID: null,
      status: 'Draft',
      version: 1,
      specimens: [],
      labelsChecked: false,
      createdBy: { userId: 'usr_demo000004' },
      createdAt: '2026-11-21T12:00:00.000Z',
      clinical: { priority: 'Routine', caseType: null },
      billing: { caseScope: 'all', billingComponent: null },
      routing: { caseRelation: 'Standalone', subspecialtyRequested: null },
      allowedActions: ['edit', 'deleteDraft', 'sendOut', 'cancel'],
    });
    expect(new Set(Object.values(form.patient))).toEqual(new Set([null]));
    expect(form.attachments.map(({ file }) => file)).toEqual([null, null, null, null, null]);
    expect(readStored(form.id)).toMatchObject({ facilityId: 'fac_demo-1', caseID: null, status: 'Draft' });
    expect(api.world().caseEvents.by('case', form.id)).toMatchObject([{ from: null, to: 'Draft' }]);
  });

  it('is made once for one key', async () => {
    const before = api.world().cases.list().length;
    const headers = { 'Idempotency-Key': key() };
    const first = await client.ask('createCase', { headers, as: facility });
    const again = await client.ask('createCase', { headers, as: facility });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(api.world().cases.list().length).toBe(before + 1);
    expect(await client.ask('createCase', { as: facility })).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    });
  });

  it('is refused to a facility that is not active or suspended', async () => {
    const { users, facilities } = api.world();
    users.change(NURSE, (user) => ({ ...user, status: 'In Progress' }));
    const inactive = { status: 403, code: 'FACILITY_INACTIVE' };
    expect(await drafts.ask('createCase', await client.logIn('np'))).toMatchObject(inactive);
    facilities.change('fac_demo-1', (record) => ({ ...record, active: false }));
    expect(await drafts.ask('createCase', facility)).toMatchObject(inactive);
  });

  it('takes its scope from what was agreed with the facility', async () => {
    api
      .world()
      .facilities.change('fac_demo-1', (record) => ({
        ...record,
        form: { ...record.form, caseScope: 'professional_component' },
      }));
    const form = await formOf(await drafts.create(facility));
    expect(form.billing.caseScope).toBe('professional_component');
  });

  it('stands in the list of sent cases of its facility, without a patient until there is one', async () => {
    const caseId = await drafts.create(facility);
    const rows = async () => {
      const query = { view: 'send-out', pageSize: 100 };
      const list = await client.ask('listCases', { query, as: facility });
      return dataOf<{ items: { id: string; patientInfo: unknown }[] }>(list).items;
    };
    expect((await rows()).find(({ id }) => id === caseId)).toMatchObject({ patientInfo: null });
    expect((await client.ask('getCase', { params: { caseId }, as: facility })).status).toBe(404);
    await drafts.ask('updateCase', facility, { caseId }, { patient: PATIENT });
    expect((await rows()).find(({ id }) => id === caseId)).toMatchObject({
      patientInfo: { lastName: 'Example' },
    });
    expect((await client.ask('getCase', { params: { caseId }, as: facility })).status).toBe(200);
  });
});

describe('saving the form', () => {
  it('keeps what is sent, leaves the rest, and raises the version of the case', async () => {
    const caseId = await drafts.create(facility);
    await drafts.ask('updateCase', facility, { caseId }, { patient: PATIENT });
    time.now += 30_000;
    const body = { patient: { firstName: 'Paula', middleName: 'M' }, clinical: { icd10: ['d49.2', ' '] } };
    const answer = await drafts.ask('updateCase', facility, { caseId }, body);
    expect(answer.headers.get('etag')).toBe('"v3"');
    expect(dataOf(answer)).toMatchObject({
      version: 3,
      savedAt: '2026-11-21T12:00:30.000Z',
      createdAt: '2026-11-21T12:00:00.000Z',
      patient: { lastName: 'Example', firstName: 'Paula', middleName: 'M' },
      clinical: { icd10: ['D49.2'] },
    });
    expect(await formOf(caseId)).toEqual(dataOf(answer));
    const trail = api.world().caseEvents.by('case', caseId);
    expect(trail.map(({ kind }) => kind)).toEqual(['transition', 'case_changed', 'case_changed']);
  });

  it('brings every field back as it was entered', async () => {
    const caseId = await drafts.create(facility);
    const body = {
      ...COMPLETE,
      patient: { ...PATIENT, middleName: 'M', country: 'US', region: 'OH', email: 'p@example.org' },
      clinical: {
        ...COMPLETE.clinical,
        priority: 'STAT',
        statReason: 'Surgery',
        statCallbackPhone: '+15550100131',
        copyTo: [{ name: 'Dr. Copy', fax: null, email: 'copy@example.org' }],
        siteAnswers: [{ prompt: 'skin_abcde', answer: '7 mm' }],
      },
      billing: { billingComponent: 1, payer: 'Aetna', memberId: 'M1' },
      routing: { service: 'Both', subspecialtyRequested: 'Dermatopathology', caseRelation: 'Other' },
    };
    await drafts.ask('updateCase', facility, { caseId }, body);
    expect(await formOf(caseId)).toMatchObject(body);
    expect(readStored(caseId)).toMatchObject({
      priority: 'STAT',
      subspecialty: 'Dermatopathology',
      billingComponent: 1,
      material: 'glass',
      type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
    });
  });

  it('takes tags and outer space off the text, and null or nothing empties a field', async () => {
    const caseId = await drafts.create(facility);
    const clinical = { clinicalHistory: ' A <b>papule</b> ', clinicalImpression: '<i></i>' };
    await drafts.ask('updateCase', facility, { caseId }, { clinical });
    expect((await formOf(caseId)).clinical).toMatchObject({
      clinicalHistory: 'A papule',
      clinicalImpression: null,
    });
    await drafts.ask('updateCase', facility, { caseId }, { clinical: { clinicalHistory: null } });
    expect((await formOf(caseId)).clinical.clinicalHistory).toBeNull();
  });

  it('keeps what is half typed and judges only lengths and lists', async () => {
    const caseId = await drafts.create(facility);
    const half = { patient: { lastName: 'R2-D', medicalRecordNumber: '#' }, clinical: { icd10: ['X'] } };
    expect((await drafts.ask('updateCase', facility, { caseId }, half)).status).toBe(200);
    for (const patient of [{ gender: 'F' }, { lastName: 'x'.repeat(61) }, { birthDate: '1961-02-30' }])
      expect(await drafts.ask('updateCase', facility, { caseId }, { patient })).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    expect((await formOf(caseId)).patient.lastName).toBe('R2-D');
  });

  it('wants the version, and refuses the older of two tabs', async () => {
    const caseId = await drafts.create(facility);
    const save = (headers: Record<string, string>) =>
      client.ask('updateCase', { params: { caseId }, headers, body: { patient: PATIENT }, as: facility });
    expect(await save({})).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    expect((await save({ 'If-Match': '"v1"' })).status).toBe(200);
    expect(await save({ 'If-Match': '"v1"' })).toMatchObject({ status: 412, code: 'STALE_VERSION' });
  });

  it('orders the specimens; letters stay with the slides', async () => {
    const caseId = await drafts.create(facility);
    const first = await drafts.addParts(facility, caseId);
    await drafts.ask('addSpecimen', facility, { caseId }, {});
    await drafts.ask('addSpecimen', facility, { caseId }, {});
    const [a, b, c] = (await formOf(caseId)).specimens.map(({ id }) => id);
    const order = (specimenOrder: unknown) =>
      drafts.ask('updateCase', facility, { caseId }, { specimenOrder });
    expect((await order([c, b, a])).status).toBe(200);
    const { specimens } = await formOf(caseId);
    expect(specimens.map(({ id, specimenID }) => [id, specimenID])).toEqual([
      [c, 'B'],
      [b, 'C'],
      [first.specimenId, 'A'],
    ]);
    for (const wrong of [[], [a, b], [a, b, b], [a, b, 'spc_other']])
      expect(await order(wrong)).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        body: { data: { specimenOrder: ['Name each specimen of the case once.'] } },
      });
  });
});

describe('throwing a draft away', () => {
  it('removes the case with what was entered, for good, and the trail keeps that it was there', async () => {
    const { caseId } = await drafts.complete(facility);
    expect(await drafts.ask('deleteCaseDraft', facility, { caseId })).toMatchObject({
      status: 200,
      body: { data: { done: true } },
    });
    expect(readStored(caseId)).toBeNull();
    expect(api.world().requisitions.find(caseId)).toBeNull();
    expect(api.world().caseEvents.by('case', caseId).at(-1)).toMatchObject({ from: 'Draft', to: null });
    expect((await client.ask('getCaseForm', { params: { caseId }, as: facility })).status).toBe(404);
  });

  it('removes what was uploaded for it, on a slide or on its way, and nothing of another draft', async () => {
    const draft = await drafts.complete(facility);
    const { caseId } = draft;
    const other = await drafts.create(facility);
    const uploading = { api, client, as: facility };
    const file = readFileSync(new URL('../fixtures/robustness/BigTIFF.tif', import.meta.url));
    const [onSlide, ofOther] = [
      await uploadWhole(uploading, 'EX26-00131 A1.tif', file, { caseId }),
      await uploadWhole(uploading, 'EX26-00132 A1.tif', file, { caseId: other }),
    ];
    await intakeSettled();
    expect((await drafts.ask('addImage', facility, { ...draft }, { uploadId: onSlide })).status).toBe(201);
    const begun = uploadIn(await announce(uploading, { fileName: 'b.tif', bytes: file.length, caseId })).id;
    await sendPart(uploading, { uploadId: begun, n: 1, bytes: file });
    const beingRead = await uploadWhole(uploading, 'c.tif', file, { caseId });
    const { uploads, uploadParts, failedJobs } = api.world();
    const failed = failedJobs.list().length;
    expect((await drafts.ask('deleteCaseDraft', facility, { caseId })).status).toBe(200);
    await intakeSettled();
    for (const uploadId of [onSlide, begun, beingRead]) {
      expect((await client.ask('getUpload', { params: { uploadId }, as: facility })).status).toBe(404);
      expect(uploadParts.by('upload', uploadId)).toEqual([]);
      expect(existsSync(findUploadedFile(api.world(), blobIdOf(uploadId)))).toBe(false);
    }
    expect(failedJobs.list()).toHaveLength(failed);
    expect(uploads.find(ofOther)?.status).toBe('Ready');
    expect(existsSync(findUploadedFile(api.world(), blobIdOf(ofOther)))).toBe(true);
    const { link } = dataOf<SlideLink>(
      await client.ask('getDownloadLink', { params: { blobId: blobIdOf(ofOther) }, as: facility }),
    );
    expect((await client.open(link)).status).toBe(200);
  });

  it('ends the reading of its slide, of which nothing stays', async () => {
    const caseId = await drafts.create(facility);
    const file = readFileSync(slideFileUrl('cmu-1-small-region'));
    const uploadId = await uploadWhole({ api, client, as: facility }, 'a.svs', file, { caseId });
    const isRead = () =>
      api
        .world()
        .uploads.find(uploadId)
        ?.steps.some(({ step, state }) => step === 'readable' && state === 'running');
    await vi.waitUntil(isRead, { timeout: 20_000, interval: 1 });
    expect((await drafts.ask('deleteCaseDraft', facility, { caseId })).status).toBe(200);
    await intakeSettled();
    const world = api.world();
    expect(existsSync(findUploadedFile(world, blobIdOf(uploadId)))).toBe(false);
    expect(existsSync(deepZoomFolderOf(slidesFolderOf(world), sha256(file)))).toBe(false);
    expect(world.failedJobs.list()).toEqual([]);
  });

  it('is refused from Submitted on, before the version is looked at', async () => {
    const { caseId } = await drafts.complete(facility);
    const ask = (match: string) =>
      drafts.ask('deleteCaseDraft', facility, { caseId }, undefined, { 'If-Match': match });
    expect(await ask('"v1"')).toMatchObject({ status: 412 });
    await drafts.ask('sendOutCase', facility, { caseId }, {});
    expect(await ask('"v1"')).toMatchObject({ status: 409, code: 'CASE_STATE' });
    expect(readStored(caseId)?.status).toBe('Submitted');
  });
});
