import { beforeEach, expect, it } from 'vitest';
import type { CaseEnvelopeZodType } from '#contracts/generated/schemas/case-envelope.ts';
import type { CaseFormEnvelopeZodType } from '#contracts/generated/schemas/case-form-envelope.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Draft, type DraftDesk, type Drafts, dataOf, draftDesk } from './case-drafts.ts';
import { key, type MockClient } from './mock-client.ts';

const ANOTHER = 'DC0000999';
const UNCOUNTED = {
  status: 409,
  code: 'INTAKE_INCOMPLETE',
  body: { data: { slides: ['The slides that come by mail are not counted yet.'] } },
};

const UNCOUNTED_SINCE = {
  ...UNCOUNTED,
  body: {
    data: {
      slides: [
        'The case was sent again after its slides were counted, with another parcel or another list. Count its slides again.',
      ],
    },
  },
};

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let admin: string;
let time: DraftDesk['time'];
let draft: Draft;
let caseId: string;

beforeEach(async () => {
  ({ api, client, drafts, facility, time } = await draftDesk());
  admin = await client.logIn('admin');
  draft = await drafts.complete(facility);
  caseId = draft.caseId;
  await drafts.ask('sendOutCase', facility, { caseId }, {});
  const scan = (number: number) => ({
    imageId: `img_parcel-${number}`,
    blobId: `blob_parcel-${number}`,
    fileName: `EX26-00131 A1-${number}.svs`,
    slideId: 'cmu-1-small-region' as const,
    gone: false,
  });
  api
    .world()
    .cases.change(caseId, ({ specimens, ...record }) => ({
      ...record,
      specimens: specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((slides) => ({ ...slides, images: [scan(1), scan(2)] })),
      })),
    }));
  await drafts.ask('updateCase', admin, { caseId }, { labelsChecked: true });
});

const later = async () => {
  time.now += 3000;
  await client.ask('getCurrentUser', { as: admin });
  return api.world().cases.find(caseId)?.status;
};
const release = () => drafts.ask('releaseToPool', admin, { caseId }, {});

async function count(): Promise<void> {
  const slides = [{ subsectionId: draft.subsectionId, received: 2, missing: 0 }];
  expect((await drafts.ask('submitSpecimenForm', admin, { caseId }, { slides })).status).toBe(201);
}

async function sendAnother(
  trackingNumber = ANOTHER,
  slideDelivery = 'Mail_the_Slides',
  blocksSent = 0,
): Promise<void> {
  expect((await drafts.ask('recallCase', facility, { caseId }, { reason: 'One more.' })).status).toBe(200);
  const changes = { delivery: { trackingNumber, slideDelivery, blocksSent }, labelsChecked: true };
  await drafts.ask('updateCase', facility, { caseId }, changes);
  expect((await drafts.ask('sendOutCase', facility, { caseId }, {})).status).toBe(200);
}

const findOpenTask = () =>
  api
    .world()
    .tasks.by('case', caseId)
    .find(({ type, status }) => type === 8 && status === 'Open');

it('a case whose scans are all there waits until its parcel is counted, and again for another one', async () => {
  expect(await later()).toBe('Submitted');
  expect(await release()).toMatchObject(UNCOUNTED);
  await count();
  await sendAnother();
  expect(await later()).toBe('Submitted');
  expect(await release()).toMatchObject(UNCOUNTED_SINCE);
  await count();
  expect(await later()).toBe('Available');
});

it('another parcel is waited for after the case was withdrawn and restored', async () => {
  await count();
  await sendAnother();
  for (const move of ['cancelCase', 'restoreCase'] as const)
    expect((await drafts.ask(move, admin, { caseId }, { reason: 'By mistake.' })).status).toBe(200);
  expect(await later()).toBe('Submitted');
  expect(findOpenTask()?.shipment?.trackingNumber).toBe(ANOTHER);
  await count();
  expect(findOpenTask()).toBeUndefined();
  expect(await later()).toBe('Available');
});

it('another parcel is waited for also when the task to receive it was taken back', async () => {
  await count();
  await sendAnother();
  const task = findOpenTask() ?? expect.fail('no task');
  const headers = { 'If-Match': `"v${task.version}"`, 'Idempotency-Key': key() };
  const body = { reason: 'Asked twice.' };
  const params = { taskId: task.id };
  expect((await client.ask('cancelTask', { params, headers, body, as: admin })).status).toBe(200);
  expect(await release()).toMatchObject(UNCOUNTED_SINCE);
  await count();
  expect(await later()).toBe('Available');
});

it.each([1, 3])(
  'a parcel is counted again where the case was sent with %i slides instead of 2',
  async (slideCount) => {
    await count();
    expect((await drafts.ask('recallCase', facility, { caseId }, { reason: 'Miscounted.' })).status).toBe(
      200,
    );
    api
      .world()
      .cases.change(caseId, ({ specimens, ...record }) => ({
        ...record,
        specimens: specimens.map((specimen) => ({
          ...specimen,
          totalNumberSlides: slideCount,
          subsections: specimen.subsections.map((slide) => ({ ...slide, slideCount })),
        })),
      }));
    const { delivery } = api.world().requisitions.find(caseId) ?? expect.fail('no requisition');
    const changes = { delivery: { trackingNumber: delivery.trackingNumber, slidesSent: slideCount } };
    await drafts.ask('updateCase', facility, { caseId }, { ...changes, labelsChecked: true });
    expect((await drafts.ask('sendOutCase', facility, { caseId }, {})).status).toBe(200);
    expect(findOpenTask()?.shipment?.trackingNumber).toBe(delivery.trackingNumber);
    expect(await release()).toMatchObject(UNCOUNTED_SINCE);
    const slides = [{ subsectionId: draft.subsectionId, received: slideCount, missing: 0 }];
    expect((await drafts.ask('submitSpecimenForm', admin, { caseId }, { slides })).status).toBe(201);
    expect(findOpenTask()).toBeUndefined();
  },
);

it('a number that was mistyped and put right names no other parcel', async () => {
  const first = api.world().requisitions.find(caseId)?.delivery.trackingNumber ?? expect.fail('no number');
  await count();
  await sendAnother();
  await sendAnother(first);
  expect(findOpenTask()).toBeUndefined();
  expect(await later()).toBe('Available');
});

it('the task to receive another parcel names the one that was put right, and ends where none comes by mail', async () => {
  await count();
  await sendAnother();
  await sendAnother('DC0007777');
  expect(findOpenTask()?.shipment?.trackingNumber).toBe('DC0007777');
  await sendAnother('DC0007777', 'Upload_the_Slide_Images');
  expect(findOpenTask()).toBeUndefined();
});

it.each([
  [
    'images come in its place',
    'Upload_the_Slide_Images',
    'The facility uploads images in place of the slides.',
  ],
  [
    'the one that was counted is named again',
    'Mail_the_Slides',
    'The parcel that the facility names now was counted before.',
  ],
])('the laboratory that waits for another parcel hears that none comes where %s', async (_, how, why) => {
  const first = api.world().requisitions.find(caseId)?.delivery.trackingNumber ?? expect.fail('no number');
  await count();
  await sendAnother();
  const task = findOpenTask() ?? expect.fail('no task');
  await sendAnother(first, how);
  expect(api.world().tasks.find(task.id)).toMatchObject({ status: 'Cancelled', reason: why });
  const { caseID } = api.world().cases.find(caseId) ?? {};
  const text = `Case ${caseID} was sent again, and no parcel is awaited. ${why} Keep a parcel that still comes, and ask the facility where it goes.`;
  const noticesOf = (userId: string) =>
    api
      .world()
      .notifications.by('user', userId)
      .filter(({ taskId, text: said }) => taskId === task.id && said === text);
  expect(noticesOf('usr_demo000011')).toHaveLength(1);
  expect(noticesOf('usr_demo000004')).toEqual([]);
});

it('another parcel is waited for where its case was kept before it told so', async () => {
  await count();
  await sendAnother();
  const { id } = api.world().requisitions.find(caseId) ?? expect.fail('no requisition');
  api.world().requisitions.change(id, ({ receipt, ...record }) => {
    if (receipt === null) return expect.fail('no receipt');
    const { isOutdated: _, parcel: __, ...old } = receipt;
    return { ...record, receipt: old };
  });
  expect(await release()).toMatchObject(UNCOUNTED_SINCE);
});

const readCounted = async (as: string) => {
  const answer = await client.ask('getCase', { params: { caseId }, as });
  return dataOf<CaseEnvelopeZodType['data']>(answer).receivedSlides;
};

it('whoever reads the case is told what was counted, what is missing and what is damaged', async () => {
  expect(await readCounted(facility)).toEqual([]);
  const { subsectionId } = draft;
  const counted = { subsectionId, received: 1, missing: 1, condition: 'broken' };
  const answer = await drafts.ask('submitSpecimenForm', admin, { caseId }, { slides: [counted] });
  expect(answer.status).toBe(201);
  for (const as of [admin, facility]) expect(await readCounted(as)).toEqual([{ ...counted, note: null }]);
  // Images come in their place: nothing is missing by then, and nobody could count once more.
  await sendAnother(ANOTHER, 'Upload_the_Slide_Images');
  for (const as of [admin, facility]) expect(await readCounted(as)).toEqual([]);
});

it('what was counted of one parcel is not told of the next one, until that is counted too', async () => {
  const counted = { subsectionId: draft.subsectionId, received: 1, missing: 1 };
  const told = [{ ...counted, condition: null, note: null }];
  const countOne = () =>
    drafts.ask('submitSpecimenForm', admin, { caseId }, { slides: [counted], blocksReceived: 0 });
  const readReceipt = async () =>
    dataOf<CaseFormEnvelopeZodType['data']>(
      await client.ask('getCaseForm', { params: { caseId }, as: admin }),
    ).receipt;
  await countOne();
  for (const as of [admin, facility]) expect(await readCounted(as)).toEqual(told);
  await sendAnother(ANOTHER, 'Mail_the_Slides', 2);
  for (const as of [admin, facility]) expect(await readCounted(as)).toEqual([]);
  expect(await readReceipt()).toMatchObject({ blocksReceived: 0, blocksAnnounced: null });
  await countOne();
  for (const as of [admin, facility]) expect(await readCounted(as)).toEqual(told);
  expect(await readReceipt()).toMatchObject({ blocksReceived: 0, blocksAnnounced: 2 });
});

it('the laboratory that waits for the parcel hears that its case was withdrawn, and its sender not', async () => {
  const task = findOpenTask();
  const noticesOf = (userId: string) =>
    api
      .world()
      .notifications.by('user', userId)
      .filter(({ text }) => text.includes('was withdrawn'));
  expect((await drafts.ask('cancelCase', facility, { caseId }, { reason: 'Sent twice.' })).status).toBe(200);
  const { caseID } = api.world().cases.find(caseId) ?? {};
  expect(noticesOf('usr_demo000011')).toMatchObject([
    {
      event: 'assigned_to_me',
      taskId: task?.id,
      caseId,
      text: `Case ${caseID} was withdrawn. A parcel of its slides that still comes is not counted: keep it, and ask the facility where it goes.`,
    },
  ]);
  expect(noticesOf('usr_demo000004')).toEqual([]);
  expect(api.world().tasks.find(task?.id ?? '')?.status).toBe('Cancelled');
});

it('the laboratory that counted the parcel is not told that its case was withdrawn', async () => {
  await count();
  expect((await drafts.ask('cancelCase', facility, { caseId }, { reason: 'Sent twice.' })).status).toBe(200);
  const notices = api.world().notifications.by('user', 'usr_demo000011');
  expect(notices.filter(({ text }) => text.includes('was withdrawn'))).toEqual([]);
});
