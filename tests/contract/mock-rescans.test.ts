import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseFormZodType } from '#contracts/generated/schemas/case-form.ts';
import type { RescanRequestZodType } from '#contracts/generated/schemas/rescan-request.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const IMAGE = 'img_demo-09-a-1-1';
const SLIDE = 'sub_dp-2026-000009-a1';
const STAIN = { kind: 'special_stain', specimenID: 'A', block: 'A1' };
const ADDRESS = 'sub_dp-2026-000009-a1';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const ask = (body: object = {}, version: number | null = 3, person: Person = 'provider'): Promise<Answered> =>
  desk.as(person, 'createRescanRequest', {
    params: { caseId: CASE, subsectionId: ADDRESS },
    ...(version === null ? {} : { version }),
    body: { imageId: IMAGE, reason: 'out_of_focus', ...body },
  });
const askFor = async (): Promise<RescanRequestZodType> => dataOf<RescanRequestZodType>(await ask());
const resolve = (
  { id, version }: RescanRequestZodType,
  body: unknown,
  person: Person = 'facility',
): Promise<Answered> =>
  desk.as(person, 'resolveRescanRequest', {
    params: { caseId: CASE, subsectionId: ADDRESS, requestId: id },
    version,
    body,
  });
const slide = () => desk.stored().specimens[0]?.subsections[0];

describe('a rescan', () => {
  it('flags the slide with its reason, makes a task for whoever scanned it and lets the case wait', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"v1"']);
    expect(dataOf(answer)).toMatchObject({
      status: 'Requested',
      caseStatus: 'AdditionalWorkRequested',
      caseVersion: 4,
      subsection: SLIDE,
      dueAt: '2026-11-23T22:00:00.000Z',
      taskId: null,
      allowedActions: [],
    });
    expect(slide()).toMatchObject({ requireRescan: true, requireRescanReason: 'Out of focus' });
    expect(desk.api.world().tasks.by('case', CASE)).toMatchObject([
      { type: 6, assignedRole: 'Facility', imagesAsked: 1, facilityId: 'fac_demo-1' },
    ]);
    expect(desk.noticesOf('usr_demo000004')).toHaveLength(1);
  });

  it('of mailed glass is the operator’s to make', async () => {
    desk.changeCase({ material: 'glass' });
    await ask({ reason: 'other', note: 'A fibre lies on the tissue.' });
    expect(desk.api.world().tasks.by('case', CASE)).toMatchObject([{ assignedRole: 'Lab_Operations' }]);
    expect(slide()?.requireRescanReason).toBe('Other: A fibre lies on the tissue.');
  });

  it('tells its reason before the note, and that of every image of the slide that is waited for', async () => {
    desk.addImages(SLIDE, ['img_second']);
    const first = dataOf<RescanRequestZodType>(
      await ask({ reason: 'wrong_slide', note: ' Please look at the left edge ' }),
    );
    const words = 'Wrong slide: Please look at the left edge';
    expect(desk.api.world().tasks.by('case', CASE)).toMatchObject([{ description: words }]);
    await ask({ imageId: 'img_second', reason: 'stripes' }, 4);
    const asked = await Promise.all(
      desk.api
        .world()
        .tasks.by('case', CASE)
        .map(async ({ id }) => dataOf(await desk.as('facility', 'getTask', { params: { taskId: id } }))),
    );
    expect(asked).toMatchObject([
      { description: words, rescanImage: { imageId: IMAGE } },
      { description: 'Stripes', rescanImage: { imageId: 'img_second' } },
    ]);
    expect(slide()?.requireRescanReason).toBe(`${words}; Stripes`);
    await resolve(first, { outcome: 'Declined', reason: 'The slide is broken.' });
    expect(slide()).toMatchObject({ requireRescan: true, requireRescanReason: 'Stripes' });
  });

  it('is asked for once for each image', async () => {
    await ask();
    expect(await ask({}, 4)).toMatchObject({ status: 409, code: 'REQUEST_STATE' });
  });

  it('is refused for what is not there, a wrong state and a stale version', async () => {
    expect(await ask({ reason: 'other' })).toMatchObject({
      status: 422,
      body: { data: { note: ['Say what is wrong with the image.'] } },
    });
    expect(await ask({ imageId: 'img_demo-09-b-1-1' })).toMatchObject({ status: 422 });
    expect(await ask({}, 2)).toMatchObject({ status: 412 });
    expect(await ask({}, null)).toMatchObject({ status: 428 });
    const nowhere = { params: { caseId: CASE, subsectionId: 'sub_nowhere' }, version: 3 };
    const body = { imageId: IMAGE, reason: 'stripes' };
    expect(await desk.as('provider', 'createRescanRequest', { ...nowhere, body })).toMatchObject({
      status: 404,
    });
    expect(await ask({}, 3, 'facility')).toMatchObject({ status: 403 });
    expect(await ask({}, 3, 'provider2')).toMatchObject({ status: 404 });
    desk.changeCase({ status: 'QAReview' });
    expect(await ask({}, 3)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    expect(slide()?.requireRescan).toBe(false);
  });

  it('done keeps the old image as superseded, clears the flag and brings the case back', async () => {
    const rescan = await askFor();
    expect(await resolve(rescan, { outcome: 'Fulfilled', newImageId: IMAGE })).toMatchObject({
      status: 422,
      body: { data: { newImageId: ['Choose the new image of this subsection.'] } },
    });
    desk.time.now += 60_000;
    desk.addImages(SLIDE, ['img_rescanned']);
    const done = await resolve(rescan, { outcome: 'Fulfilled', newImageId: 'img_rescanned' });
    expect(dataOf(done)).toMatchObject({
      status: 'Fulfilled',
      caseStatus: 'Selected',
      newImageId: 'img_rescanned',
    });
    expect(slide()).toMatchObject({ requireRescan: false, requireRescanReason: null });
    expect(slide()?.images.map(({ imageId, gone }) => [imageId, gone])).toEqual([
      [IMAGE, true],
      ['img_rescanned', false],
    ]);
    expect(desk.api.world().tasks.by('case', CASE)[0]?.status).toBe('Completed');
    expect(desk.noticesOf(PROVIDER)).toHaveLength(1);
    expect(await resolve({ ...rescan, version: 2 }, { outcome: 'Declined' })).toMatchObject({
      code: 'REQUEST_STATE',
    });
  });

  it('ends with what was scanned since it was asked for, never with another image that was there before', async () => {
    desk.addImages(SLIDE, ['img_second']);
    desk.time.now += 60_000;
    const rescan = await askFor();
    expect(await resolve(rescan, { outcome: 'Fulfilled', newImageId: 'img_second' })).toMatchObject({
      status: 422,
      body: { data: { newImageId: ['Choose the new image of this subsection.'] } },
    });
    const { id: taskId } = desk.api.world().tasks.by('case', CASE)[0] ?? { id: '' };
    const of = { params: { taskId } };
    expect(dataOf(await desk.as('facility', 'getTask', of))).toMatchObject({ imagesAdded: 0 });
    await desk.as('facility', 'startTask', { ...of, version: 1, body: {} });
    expect(await desk.as('facility', 'completeTask', { ...of, version: 2, body: {} })).toMatchObject({
      code: 'TASK_INCOMPLETE',
    });
    desk.time.now += 60_000;
    desk.addImages(SLIDE, ['img_rescanned']);
    expect((await desk.as('facility', 'completeTask', { ...of, version: 2, body: {} })).status).toBe(200);
    expect(desk.api.world().rescans.find(rescan.id)).toMatchObject({
      status: 'Fulfilled',
      newImageId: 'img_rescanned',
    });
    expect(slide()?.images.map(({ imageId, gone }) => [imageId, gone])).toEqual([
      [IMAGE, true],
      ['img_rescanned', false],
      ['img_second', false],
    ]);
  });

  it('needs a new image of its own where two images of a slide are asked for again', async () => {
    desk.addImages(SLIDE, ['img_second']);
    desk.time.now += 60_000;
    const first = await askFor();
    const second = dataOf<RescanRequestZodType>(await ask({ imageId: 'img_second' }, 4));
    desk.time.now += 60_000;
    desk.addImages(SLIDE, ['img_rescanned']);
    const done = { outcome: 'Fulfilled', newImageId: 'img_rescanned' };
    expect((await resolve(first, done)).status).toBe(200);
    expect((await resolve(second, done)).status).toBe(422);
    expect(slide()).toMatchObject({ requireRescan: true });
  });

  it('counts what comes while the clock stands still, and never the image that was asked for again', async () => {
    desk.addImages(SLIDE, ['img_second']);
    const rescan = dataOf<RescanRequestZodType>(await ask({ imageId: 'img_second' }));
    const readRemovable = async () =>
      dataOf<CaseFormZodType>(await desk.as('facility', 'getCaseForm', { params: { caseId: CASE } }))
        .removableImages;
    const end = async (newImageId: string) =>
      (await resolve(rescan, { outcome: 'Fulfilled', newImageId })).status;
    expect(await readRemovable()).toEqual([]);
    expect(await end('img_second')).toBe(422);
    desk.addImages(SLIDE, ['img_rescanned']);
    expect(await readRemovable()).toEqual(['img_rescanned']);
    expect(await end('img_rescanned')).toBe(200);
    expect(slide()?.images.map(({ imageId, gone }) => [imageId, gone])).toEqual([
      [IMAGE, false],
      ['img_second', true],
      ['img_rescanned', false],
    ]);
  });

  it('is declined with a reason, and the old image stays', async () => {
    const rescan = await askFor();
    const wordless = await resolve(rescan, { outcome: 'Declined', reason: ' ' });
    expect(wordless).toMatchObject({ status: 422, body: { data: { reason: ['Reason is required'] } } });
    expect(
      (await resolve(rescan, { outcome: 'Declined', reason: 'The slide is broken.' }, 'np')).status,
    ).toBe(200);
    expect(slide()).toMatchObject({ requireRescan: false, images: [{ imageId: IMAGE, gone: false }] });
    expect(desk.stored().status).toBe('Selected');
  });

  it('that is declined is told to its reader at once, while others are still open', async () => {
    const questions = [{ about: 'other', text: 'An invented question?' }];
    const rescan = await askFor();
    await desk.as('provider', 'askForInformation', {
      params: { caseId: CASE },
      version: 4,
      body: { questions },
    });
    await resolve(rescan, { outcome: 'Declined', reason: 'The slide is broken.' });
    expect(desk.stored().status).toBe('AdditionalWorkRequested');
    const [told = '', ...others] = desk.noticesOf(PROVIDER);
    expect(told).toMatch(/^assigned_to_me: A rescan of case DP-2026-\d+ was declined\.$/);
    expect(others).toEqual([]);
  });

  it('that is declined is told by itself, also right after an order of the same case', async () => {
    const orders = await desk.as('provider', 'createStainRequest', {
      params: { caseId: CASE },
      version: 3,
      body: { orders: ['PAS', 'Giemsa'].map((stain) => ({ ...STAIN, stain })) },
    });
    for (const { id, version } of dataOf<{ requests: { id: string; version: number }[] }>(orders).requests)
      await desk.as('facility', 'declineStainRequest', {
        params: { caseId: CASE, requestId: id },
        version,
        body: { reason: 'block_exhausted' },
      });
    const asked = await ask({}, desk.stored().version);
    await resolve(dataOf<RescanRequestZodType>(asked), { outcome: 'Declined', reason: 'It is broken.' });
    const told = desk.noticesOf(PROVIDER).filter((notice) => notice.startsWith('assigned_to_me'));
    expect(told).toEqual([
      expect.stringContaining('An order of case'),
      expect.stringContaining('An order of case'),
      expect.stringContaining('A rescan of case'),
    ]);
  });

  it('is resolved by its facility and the operator, at its own version, once for one key', async () => {
    const rescan = await askFor();
    const body = { outcome: 'Declined', reason: 'The slide is broken.' };
    expect(await resolve(rescan, body, 'provider')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await resolve({ ...rescan, version: 7 }, body)).toMatchObject({ status: 412 });
    desk.changeCase({ facilityId: 'fac_demo-2' });
    expect(await resolve(rescan, body)).toMatchObject({ status: 404 });
    const params = { caseId: CASE, subsectionId: ADDRESS, requestId: rescan.id };
    const keyed = { params, version: 1, body, key: key() };
    const done = await desk.as('admin', 'resolveRescanRequest', keyed);
    expect((await desk.as('admin', 'resolveRescanRequest', keyed)).text).toBe(done.text);
    expect(desk.api.world().rescans.find(rescan.id)?.version).toBe(2);
  });

  it('is listed with its slide for those who may see the case', async () => {
    await ask();
    const asking = { params: { caseId: CASE, subsectionId: ADDRESS } };
    const seen = await Promise.all(
      (['provider', 'facility', 'admin', 'provider2'] as const).map(async (person) => {
        const answer = await desk.as(person, 'listRescanRequests', asking);
        return answer.status === 200
          ? dataOf<{ items: RescanRequestZodType[] }>(answer).items[0]?.allowedActions.join()
          : answer.status;
      }),
    );
    expect(seen).toEqual(['', 'resolve', 'resolve', 404]);
  });
});
