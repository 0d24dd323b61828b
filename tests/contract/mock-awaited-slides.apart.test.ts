import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import type { UploadFound } from '#mock-server/resolvers/case-drafts/upload-lookup.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const FOUND: UploadFound = {
  uploadId: 'upl_a',
  userId: FACILITY_USER,
  blobId: 'blob-upl_a',
  fileName: 'scanned.svs',
  checksum: 'a'.repeat(64),
  sizeBytes: 4096,
  notShown: null,
  hasScale: true,
  companions: [],
};
vi.mock('#mock-server/resolvers/case-drafts/upload-lookup.ts', () => ({
  readyUpload: () => FOUND,
  hasRunningUploads: () => false,
}));

const IMAGE = 'img_demo-09-a-1-1';
const SLIDE = 'sub_dp-2026-000009-a1';

let desk: Desk;
beforeEach(async () => {
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
