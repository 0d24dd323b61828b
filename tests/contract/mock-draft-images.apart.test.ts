import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageAdded, SubsectionSaved } from '#contracts/generated/wire.ts';
import type { UploadFound } from '#mock-server/resolvers/case-drafts/upload-lookup.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { COMPLETE } from '#tests/support/complete-case.ts';
import { type Draft, type Drafts, dataOf, draftsOf, NURSE } from './case-drafts.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const uploads = new Map<string, UploadFound | 'unfinished'>();
let isRunning = false;
vi.mock('#mock-server/resolvers/case-drafts/upload-lookup.ts', () => ({
  readyUpload: (_: unknown, id: string) => uploads.get(id) ?? null,
  hasRunningUploads: () => isRunning,
}));

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let draft: Draft;

const upload = (id: string, changes: Partial<UploadFound> = {}): string => {
  const checksum = id
    .charCodeAt(id.length - 1)
    .toString(16)
    .padStart(64, '0');
  uploads.set(id, {
    uploadId: id,
    userId: 'usr_demo000004',
    caseId: null,
    blobId: `blob-${id}`,
    fileName: `${id}.svs`,
    checksum,
    sizeBytes: 4096,
    notShown: null,
    hasScale: true,
    companions: [],
    ...changes,
  });
  return id;
};

beforeEach(async () => {
  uploads.clear();
  isRunning = false;
  ({ api, client } = mockInProcess({ now: () => START }));
  drafts = draftsOf(api, client);
  facility = await client.logIn('facility');
  draft = await drafts.complete(facility);
});

const add = (uploadId: string, more: object = {}, place: Draft = draft): Promise<Answered> =>
  drafts.ask('addImage', facility, { ...place }, { uploadId, ...more });
const addImage = async (uploadId: string) => dataOf<ImageAdded>(await add(uploadId)).image;
const slides = () =>
  api
    .world()
    .cases.find(draft.caseId)
    ?.specimens[0]?.subsections.find(({ id }) => id === draft.subsectionId);
const change = (changes: Partial<CaseRecord>) =>
  api.world().cases.change(draft.caseId, (record) => ({ ...record, ...changes }));

describe('the images of a slide', () => {
  it('come from a finished upload, last of their slides', async () => {
    await add(upload('upl_a'));
    const answer = await add(upload('upl_b'));
    expect(answer.status).toBe(201);
    expect(dataOf<ImageAdded>(answer)).toMatchObject({
      caseId: draft.caseId,
      subsectionId: draft.subsectionId,
      version: 6,
      image: { fileName: 'upl_b.svs', fileContent: 'blob-upl_b', bytes: 4096, readable: true },
    });
    expect(slides()?.images.map(({ fileName }) => fileName)).toEqual(['upl_a.svs', 'upl_b.svs']);
    expect(slides()?.images[0]?.upload).toMatchObject({ uploadId: 'upl_a', sizeBytes: 4096 });
  });

  it('are added once for one key', async () => {
    const headers = { 'Idempotency-Key': key() };
    const body = { uploadId: upload('upl_a') };
    const ask = () => client.ask('addImage', { params: { ...draft }, headers, body, as: facility });
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(slides()?.images).toHaveLength(1);
  });

  it('are refused while the upload is on its way, is unknown, another facility’s or without its data files', async () => {
    uploads.set('upl_x', 'unfinished');
    expect(await add('upl_x')).toMatchObject({ status: 409, code: 'UPLOAD_NOT_COMPLETE' });
    expect(await add('upl_none')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    api.world().users.change(NURSE, (user) => ({ ...user, facilityId: 'fac_demo-2' }));
    expect(await add(upload('upl_n', { userId: NURSE }))).toMatchObject({ status: 404 });
    const bare = upload('upl_m', { fileName: 'a.mrxs' });
    expect(await add(bare)).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { uploadId: ['Add the data files that belong to a.mrxs'] } },
    });
    expect((await add(upload('upl_m', { fileName: 'a.mrxs', companions: ['Data0000.dat'] }))).status).toBe(
      201,
    );
  });

  it('are not taken from what was uploaded for another case, whatever the caller says of it', async () => {
    const other = await drafts.complete(facility);
    upload('upl_a', { caseId: other.caseId });
    const refused = {
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { uploadId: ['This file was uploaded for another case'] } },
    };
    expect(await add('upl_a')).toMatchObject(refused);
    expect(await add('upl_a', { confirmDuplicate: true })).toMatchObject(refused);
    expect((await add('upl_a', {}, other)).status).toBe(201);
  });

  it('of the same file are refused until the caller says that it is meant', async () => {
    await drafts.ask('sendOutCase', facility, { caseId: draft.caseId }, {});
    change({ status: 'Returned' });
    await add(upload('upl_a'));
    const second = await drafts.complete(facility, {
      clinical: { ...COMPLETE.clinical, caseRecordId: 'EX26-2' },
    });
    expect(await add('upl_a', {}, second)).toMatchObject({
      status: 409,
      code: 'IMAGE_ALREADY_USED',
      body: { error: 'This image is already used for slide A1 of case DP-2026-000025' },
    });
    expect((await add('upl_a', { confirmDuplicate: true }, second)).status).toBe(201);
    change({ facilityId: 'fac_demo-2' });
    await drafts.ask('deleteSpecimen', facility, { caseId: second.caseId, specimenId: second.specimenId });
    expect((await add('upl_a', {}, await drafts.complete(facility))).status).toBe(201);
  });

  it('of the same file are said to be of this case, of a draft by its accession number, or of one by who began it', async () => {
    await add(upload('upl_a'));
    const error = async (at = draft) => {
      const { status, body } = await add('upl_a', {}, at);
      return { status, error: (body as { error?: unknown }).error };
    };
    const used = 'This image is already used for slide A1 of';
    expect(await error()).toEqual({ status: 409, error: `${used} this case` });
    const second = await drafts.addParts(facility, await drafts.create(facility));
    change({ caseRecordId: 'EX26-9' });
    expect(await error(second)).toEqual({
      status: 409,
      error: `${used} the draft with accession number EX26-9`,
    });
    change({ caseRecordId: null });
    const begun = `${used} the draft that Corwin Ashgrove began on 11/21/2026 07:00 AM EST`;
    expect(await error(second)).toEqual({ status: 409, error: begun });
  });

  it('of a file of another facility are refused where the caller may see both cases', async () => {
    await add(upload('upl_a'));
    const second = await drafts.complete(facility);
    change({ facilityId: 'fac_demo-2', status: 'Submitted' });
    const admin = await client.logIn('admin');
    api.world().cases.change(second.caseId, (record) => ({ ...record, status: 'Submitted' }));
    const byAdmin = (more: object) =>
      drafts.ask('addImage', admin, { ...second }, { uploadId: 'upl_a', ...more });
    expect(await byAdmin({})).toMatchObject({ status: 409, code: 'IMAGE_ALREADY_USED' });
    expect((await byAdmin({ confirmDuplicate: true })).status).toBe(201);
  });

  it('of a file of another facility are for the laboratory to look at, where no intake comes any more', async () => {
    await add(upload('upl_a'));
    const second = await drafts.complete(facility);
    change({ facilityId: 'fac_demo-2' });
    api
      .world()
      .cases.change(second.caseId, (record) => ({
        ...record,
        status: 'AdditionalWorkRequested',
        specimens: record.specimens.map((specimen) => ({
          ...specimen,
          subsections: specimen.subsections.map((one) => ({ ...one, requireRescan: true })),
        })),
      }));
    for (const more of [{}, { confirmDuplicate: true }])
      expect(await add('upl_a', more, second)).toMatchObject({
        status: 409,
        code: 'IMAGE_OF_ANOTHER_CASE',
        body: {
          error:
            'This image is already used for another case. The laboratory has to look at it before it is used here.',
        },
      });
    const order = { status: 'Requested' as const, subsection: second.subsectionId };
    const [some] = api.world().orders.list();
    if (some === undefined) throw new Error('the demo world has changed');
    api.world().orders.insert({ ...some, ...order, id: 'req_late', caseId: second.caseId });
    const admin = await client.logIn('admin');
    const byAdmin = (more: object) =>
      drafts.ask('addImage', admin, { ...second }, { uploadId: 'upl_a', ...more });
    expect(await byAdmin({})).toMatchObject({ status: 409, code: 'IMAGE_ALREADY_USED' });
    expect((await byAdmin({ confirmDuplicate: true })).status).toBe(201);
  });

  it('are counted where the slides are uploaded, and keep a case back while they are on their way', async () => {
    await drafts.ask(
      'updateCase',
      facility,
      { caseId: draft.caseId },
      { delivery: { slideDelivery: 'Upload_the_Slide_Images' } },
    );
    const sendOut = () => drafts.ask('sendOutCase', facility, { caseId: draft.caseId }, {});
    await add(upload('upl_a'));
    expect(await sendOut()).toMatchObject({
      code: 'CASE_INCOMPLETE',
      body: { data: { 'specimens.0.subsections.0.images': ['Slide A1 needs 2 images, 1 added'] } },
    });
    await add(upload('upl_b'));
    isRunning = true;
    expect(await sendOut()).toMatchObject({
      status: 409,
      code: 'UPLOADS_RUNNING',
      body: { error: 'Uploads are still running' },
    });
    isRunning = false;
    await drafts.ask('updateCase', facility, { caseId: draft.caseId }, { labelsChecked: true });
    expect((await sendOut()).status).toBe(200);
  });

  it('of slides that have to be scanned again hide none of those that are there', async () => {
    await add(upload('upl_a'));
    await add(upload('upl_d'));
    const specimens = (api.world().cases.find(draft.caseId)?.specimens ?? []).map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((one) => ({
        ...one,
        requireRescan: true,
        requireRescanReason: 'Out of focus',
      })),
    }));
    change({ status: 'AdditionalWorkRequested', specimens });
    expect((await add(upload('upl_b'))).status).toBe(201);
    expect(slides()).toMatchObject({
      requireRescan: false,
      requireRescanReason: null,
      images: [
        { fileName: 'upl_a.svs', gone: false },
        { fileName: 'upl_d.svs', gone: false },
        { fileName: 'upl_b.svs', gone: false },
      ],
    });
    expect(await add(upload('upl_c'))).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('are put in another order, each named once', async () => {
    const [a, b] = [await addImage(upload('upl_a')), await addImage(upload('upl_b'))];
    const order = (imageIds: string[], headers = {}) =>
      drafts.ask('reorderImages', facility, { ...draft }, { imageIds }, headers);
    expect(dataOf<SubsectionSaved>(await order([b.imageId, a.imageId])).subsection.images).toEqual([b, a]);
    for (const wrong of [[a.imageId], [a.imageId, a.imageId], [a.imageId, 'img_other']])
      expect(await order(wrong)).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        body: { data: { imageIds: ['Name each image of these slides once.'] } },
      });
    expect(await order([a.imageId, b.imageId], { 'If-Match': '"v1"' })).toMatchObject({ status: 412 });
    expect(slides()?.images.map(({ imageId }) => imageId)).toEqual([b.imageId, a.imageId]);
  });

  it('are taken off: their links answer 410, and they are not found again', async () => {
    const image = await addImage(upload('upl_a'));
    const params = { ...draft, imageId: image.imageId };
    const off = (headers = {}) => drafts.ask('deleteImage', facility, params, undefined, headers);
    expect(await off({ 'If-Match': '"v1"' })).toMatchObject({ status: 412 });
    expect((await off()).status).toBe(200);
    const link = await client.ask('getDownloadLink', { params: { blobId: 'blob-upl_a' }, as: facility });
    expect(link).toMatchObject({ status: 410, code: 'IMAGE_GONE' });
    expect((await off()).status).toBe(404);
    expect((await add('upl_a')).status).toBe(201);
  });
});
