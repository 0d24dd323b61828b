import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { CaseFormZodType } from '#contracts/generated/schemas/case-form.ts';
import type { ImageAddedZodType } from '#contracts/generated/schemas/image-added.ts';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import type { RescanReason } from '#contracts/generated/wire.ts';
import type { UploadFound } from '#mock-server/resolvers/case-drafts/upload-lookup.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const SCANNED: UploadFound = {
  uploadId: 'upl_a',
  userId: FACILITY_USER,
  caseId: null,
  blobId: 'blob-upl_a',
  fileName: 'scanned.svs',
  checksum: 'a'.repeat(64),
  sizeBytes: 4096,
  notShown: null,
  hasScale: true,
  companions: [],
};
let found: UploadFound;
vi.mock('#mock-server/resolvers/case-drafts/upload-lookup.ts', () => ({
  readyUpload: () => found,
  hasRunningUploads: () => false,
}));

const IMAGE = 'img_demo-09-a-1-1';
const SLIDE = 'sub_dp-2026-000009-a1';

let desk: Desk;
beforeEach(async () => {
  found = SCANNED;
  desk = await openDesk();
});

const place = (subsectionId: string) => ({
  params: { caseId: CASE, specimenId: desk.stored().specimens[0]?.id ?? '', subsectionId },
  body: { uploadId: 'upl_a' },
});
const add = (as: Person, subsectionId: string) => desk.as(as, 'addImage', place(subsectionId));
const order = async (): Promise<StainRequestZodType> => {
  const answer = await desk.as('provider', 'createStainRequest', {
    params: { caseId: CASE },
    version: desk.stored().version,
    body: { orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }] },
  });
  const [made] = dataOf<{ requests: [StainRequestZodType] }>(answer).requests;
  return made;
};
function onlyTask(): TaskRecord {
  const [task, ...others] = desk.api.world().tasks.by('case', CASE);
  if (task === undefined || others.length > 0) throw new Error('the case has another number of tasks');
  return task;
}
const moveTask = (id: OperationId) =>
  desk.as('admin', id, { params: { taskId: onlyTask().id }, version: onlyTask().version, body: {} });

describe('the operator’s laboratory', () => {
  it('scans what a facility without a laboratory cannot make, and the reader gets the case back', async () => {
    desk.api.world().facilities.change('fac_demo-1', (one) => ({ ...one, labArrangement: 'No Lab' }));
    const { subsection } = await order();
    expect(onlyTask()).toMatchObject({ assignedRole: 'Lab_Operations', imagesAsked: 1 });
    await moveTask('startTask');
    expect((await moveTask('completeTask')).code).toBe('TASK_INCOMPLETE');
    expect((await add('admin', subsection ?? '')).status).toBe(201);
    expect((await moveTask('completeTask')).status).toBe(200);
    expect(desk.stored().status).toBe('Selected');
    // Nobody waits for it any more.
    expect(await add('admin', subsection ?? '')).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('scans mailed glass again', async () => {
    desk.changeCase({ material: 'glass' });
    await desk.as('provider', 'createRescanRequest', {
      params: { caseId: CASE, subsectionId: SLIDE },
      version: desk.stored().version,
      body: { imageId: IMAGE, reason: 'out_of_focus' },
    });
    expect(onlyTask()).toMatchObject({ assignedRole: 'Lab_Operations', imagesAsked: 1 });
    await moveTask('startTask');
    desk.time.now += 60_000;
    expect((await add('admin', SLIDE)).status).toBe(201);
    expect((await moveTask('completeTask')).status).toBe(200);
    expect(desk.stored().status).toBe('Selected');
  });

  it('adds nothing to slides that nobody waits for', async () => {
    expect(await add('admin', SLIDE)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    await order();
    expect(await add('admin', SLIDE)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });
});

it('an image that is scanned again hides the one that was asked for again, once it is done, and no other', async () => {
  desk.addImages(SLIDE, ['img_second']);
  const asked = await desk.as('provider', 'createRescanRequest', {
    params: { caseId: CASE, subsectionId: SLIDE },
    version: desk.stored().version,
    body: { imageId: 'img_second', reason: 'out_of_focus' },
  });
  expect(asked.status).toBe(201);
  const slide = () => desk.stored().specimens[0]?.subsections[0];
  const gone = () => slide()?.images.map((image) => image.gone);
  desk.time.now += 60_000;
  expect((await add('facility', SLIDE)).status).toBe(201);
  expect(slide()).toMatchObject({ requireRescan: true });
  expect(gone()).toEqual([false, false, false]);
  const of = { params: { taskId: onlyTask().id }, body: {} };
  await desk.as('facility', 'startTask', { ...of, version: 1 });
  expect((await desk.as('facility', 'completeTask', { ...of, version: 2 })).status).toBe(200);
  expect(gone()).toEqual([false, true, false]);
  expect(slide()).toMatchObject({ requireRescan: false });
});

it('a facility answers an order also after its reader’s case went back to the pool', async () => {
  const { subsection } = await order();
  const released = await desk.as('admin', 'releaseCase', {
    params: { caseId: CASE },
    version: desk.stored().version,
    body: { reason: 'illness' },
  });
  expect([released.status, desk.stored().status]).toEqual([200, 'Available']);
  expect((await add('facility', subsection ?? '')).status).toBe(201);
});

describe('a wrong file that answers an order or a rescan', () => {
  const askAgain = (reason: RescanReason = 'out_of_focus') =>
    desk.as('provider', 'createRescanRequest', {
      params: { caseId: CASE, subsectionId: SLIDE },
      version: desk.stored().version,
      body: { imageId: IMAGE, reason },
    });
  const addedTo = async (subsectionId: string): Promise<string> => {
    desk.time.now += 60_000;
    // Every file is another one.
    found = { ...SCANNED, checksum: String(desk.time.now).padStart(64, '0') };
    return dataOf<ImageAddedZodType>(await add('facility', subsectionId)).image.imageId;
  };
  const remove = (as: Person, subsectionId: string, imageId: string) =>
    desk.as(as, 'deleteImage', {
      params: { ...place(subsectionId).params, imageId },
      version: desk.stored().version,
    });
  const removable = async (as: Person) =>
    dataOf<CaseFormZodType>(await desk.as(as, 'getCaseForm', { params: { caseId: CASE } })).removableImages;

  it('is refused where nobody can look at it, or its label names another case', async () => {
    const ordered = (await order()).subsection ?? '';
    await askAgain();
    for (const slide of [ordered, SLIDE]) {
      found = { ...SCANNED, notShown: 'The file is cut off.' };
      expect(await add('facility', slide)).toMatchObject({
        status: 422,
        body: { data: { uploadId: ['The file is cut off.'] } },
      });
      found = { ...SCANNED, fileName: 'OTH26-00001 A1.svs' };
      for (const person of ['facility', 'admin'] as const)
        expect(await add(person, slide)).toMatchObject({
          status: 422,
          body: { data: { uploadId: [expect.stringContaining('names another case')] } },
        });
    }
  });

  it.each([
    ['out_of_focus', 'This is the file of which a new scan was asked for: Out of focus. Send the new scan.'],
    ['wrong_slide', 'This is the file that was reported as the wrong slide. Send the scan of the right one.'],
  ] as const)('is refused where it is the very file reported as %s', async (reason, error) => {
    const { images } = dataOf<CaseFormZodType>(
      await desk.as('facility', 'getCaseForm', { params: { caseId: CASE } }),
    ).specimens.flatMap(({ subsections }) => subsections)[0] ?? { images: [] };
    found = { ...SCANNED, checksum: images.find(({ imageId }) => imageId === IMAGE)?.checksum ?? '' };
    const sendSame = (person: Person, slide: string) =>
      desk.as(person, 'addImage', { ...place(slide), body: { uploadId: 'upl_a', confirmDuplicate: true } });
    const ordered = (await order()).subsection ?? '';
    await askAgain(reason);
    for (const person of ['facility', 'admin'] as const)
      expect(await sendSame(person, SLIDE)).toMatchObject({
        status: 409,
        code: 'SAME_FILE_AGAIN',
        body: { error },
      });
    // The file may well be the scan of another slide.
    expect((await sendSame('facility', ordered)).status).toBe(201);
  });

  it.each(['facility', 'admin'] as const)(
    'is taken off again by the %s while nobody has seen it',
    async (person) => {
      const ordered = (await order()).subsection ?? '';
      await askAgain();
      const images = [await addedTo(ordered), await addedTo(SLIDE)];
      expect((await removable(person)).toSorted()).toEqual(images.toSorted());
      for (const [at, slide] of [ordered, SLIDE].entries()) {
        expect((await remove(person, slide, images[at] ?? '')).status).toBe(200);
        expect((await remove(person, slide, images[at] ?? '')).status).toBe(404);
      }
      expect(await removable(person)).toEqual([]);
      expect(await remove(person, SLIDE, IMAGE)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    },
  );

  it('stays from the moment in which its reader opens it, and when its request has ended', async () => {
    const ordered = (await order()).subsection ?? '';
    const [first, second] = [await addedTo(ordered), await addedTo(ordered)];
    await desk.as('provider', 'recordImageOpened', { params: { caseId: CASE, imageId: first } });
    expect(await removable('facility')).toEqual([second]);
    expect(await remove('facility', ordered, first)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    const of = { params: { taskId: onlyTask().id }, body: {} };
    await desk.as('facility', 'startTask', { ...of, version: 1 });
    expect((await desk.as('facility', 'completeTask', { ...of, version: 2 })).status).toBe(200);
    expect(await remove('facility', ordered, second)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('that another rescan has ended with stays', async () => {
    desk.addImages(SLIDE, ['img_second']);
    await askAgain();
    await desk.as('provider', 'createRescanRequest', {
      params: { caseId: CASE, subsectionId: SLIDE },
      version: desk.stored().version,
      body: { imageId: 'img_second', reason: 'stripes' },
    });
    const image = await addedTo(SLIDE);
    const [rescan] = desk.api.world().rescans.by('case', CASE);
    const done = await desk.as('facility', 'resolveRescanRequest', {
      params: { caseId: CASE, subsectionId: SLIDE, requestId: rescan?.id ?? '' },
      version: 1,
      body: { outcome: 'Fulfilled', newImageId: image },
    });
    expect(done.status).toBe(200);
    expect(await removable('facility')).toEqual([]);
    expect(await remove('facility', SLIDE, image)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });
});
