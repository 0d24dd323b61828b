import { beforeEach, describe, expect, it } from 'vitest';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { OrderRecord } from '#mock-server/store/records/work.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';
import { movesOf, type OrderMove } from './order-moves.test-support.ts';

let desk: Desk;
let first: StainRequestZodType;
let second: StainRequestZodType;

beforeEach(async () => {
  desk = await openDesk();
  const orders = [
    { kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' },
    { kind: 'he_deeper', specimenID: 'A', block: 'A1', slideCount: 2 },
  ];
  const asking = { params: { caseId: CASE }, version: 3, body: { orders } };
  const answer = await desk.as('provider', 'createStainRequest', asking);
  [first, second] = dataOf<{ requests: [StainRequestZodType, StainRequestZodType] }>(answer).requests;
});

const readStored = (order: StainRequestZodType): OrderRecord | null => desk.api.world().orders.find(order.id);
const taskOf = (order: StainRequestZodType) => desk.api.world().tasks.find(readStored(order)?.taskId ?? '');

/** How many slides specimen A has, and which. */
const slidesOfA = () => {
  const part = desk.stored().specimens[0];
  return [part?.totalNumberSlides, part?.subsections.map(({ displayId }) => displayId)];
};

const move = movesOf(() => desk);

describe('an order on its way', () => {
  it('is accepted by the laboratory, after which its reader cannot cancel it', async () => {
    const accepted = await move('np', 'acceptStainRequest', first);
    expect(dataOf(accepted)).toMatchObject({
      status: 'InProgress',
      version: 2,
      acceptedAt: '2026-11-20T14:00:00.000Z',
    });
    expect(await move('provider', 'cancelStainRequest', first)).toMatchObject({
      status: 409,
      code: 'REQUEST_STATE',
    });
    expect(await move('facility', 'acceptStainRequest', first)).toMatchObject({ code: 'REQUEST_STATE' });
  });

  it('is fulfilled by as many finished images as slides were asked for', async () => {
    const slide = second.subsection ?? '';
    desk.addImages(slide, ['img_new-1']);
    const short = await move('facility', 'fulfilStainRequest', second, {
      imageIds: ['img_new-1', 'img_elsewhere'],
    });
    expect(short).toMatchObject({ status: 422, body: { data: { imageIds: ['Upload 1 more image'] } } });
    expect(readStored(second)?.status).toBe('Requested');
    desk.addImages(slide, ['img_new-2']);
    const done = await move('facility', 'fulfilStainRequest', second, {
      imageIds: ['img_new-1', 'img_new-2'],
    });
    expect(dataOf(done)).toMatchObject({ status: 'Fulfilled', imagesReceived: 2, allowedActions: [] });
    expect(taskOf(second)?.status).toBe('Completed');
    expect(desk.stored().specimens[0]?.subsections.at(-1)?.isRequested).toBe(true);
  });

  it('does not count an image whose upload is still being read', async () => {
    const reading = { by: () => [{ status: 'Scanning' }] };
    Object.assign(desk.api.world(), { uploads: reading });
    desk.addImages(first.subsection ?? '', ['img_new-1']);
    const body = { imageIds: ['img_new-1'] };
    expect(await move('admin', 'fulfilStainRequest', first, body)).toMatchObject({ status: 422 });
    Object.assign(desk.api.world(), { uploads: { by: () => [{ status: 'Ready' }] } });
    expect((await move('admin', 'fulfilStainRequest', first, body)).status).toBe(200);
  });

  it('of glass is fulfilled by the pieces that were received', async () => {
    const orders = [{ kind: 'glass_or_block', specimenID: 'B', block: 'B1' }];
    const made = await desk.as('provider', 'createStainRequest', {
      params: { caseId: CASE },
      version: 4,
      body: { orders },
    });
    const [glass] = dataOf<{ requests: [StainRequestZodType] }>(made).requests;
    expect(await move('admin', 'fulfilStainRequest', glass, {})).toMatchObject({
      status: 422,
      body: { data: { piecesReceived: ['Say how many pieces were received.'] } },
    });
    const done = await move('admin', 'fulfilStainRequest', glass, { piecesReceived: 2 });
    expect(dataOf(done)).toMatchObject({ status: 'Fulfilled', piecesReceived: 2 });
  });

  it('is declined with a reason, in words where the list has none, and its reader is told', async () => {
    const wordless = await move('facility', 'declineStainRequest', first, { reason: 'other', note: ' ' });
    expect(wordless).toMatchObject({
      status: 422,
      body: { data: { note: ['Say why the order is declined.'] } },
    });
    const body = { reason: 'block_exhausted', note: 'Nothing left for Mr. Haverly.' };
    const declined = await move('facility', 'declineStainRequest', first, body);
    expect(dataOf(declined)).toMatchObject({ status: 'Declined', declineReason: 'block_exhausted' });
    expect(taskOf(first)?.status).toBe('Declined');
    expect(slidesOfA()).toEqual([3, ['A1', 'A1-R2']]);
    expect(readStored(first)?.subsection).toBeNull();
    expect(desk.noticesOf(PROVIDER)).toEqual([
      'assigned_to_me: An order of case DP-2026-000009 was declined: Block exhausted.',
    ]);
  });

  it('that the laboratory of the operator declines is told to the facility, whose glass may be lost', async () => {
    await move('facility', 'acceptStainRequest', first);
    const before = desk.noticesOf('usr_demo000004').length;
    await move('admin', 'declineStainRequest', first, { reason: 'other', note: 'The parcel never came.' });
    expect(desk.noticesOf('usr_demo000004').slice(before)).toEqual([
      'assigned_to_me: The operator’s laboratory declined an order of case DP-2026-000009: Immunohistochemistry on block A1. Its page says why.',
    ]);
    await move('np', 'declineStainRequest', second, { reason: 'block_exhausted' });
    expect(desk.noticesOf('usr_demo000004')).toHaveLength(before + 1);
  });

  it.each([
    ['the reason before the note', 'block_exhausted', 'Two are left.', 'Block exhausted: Two are left.'],
    ['the reason alone', 'marker_not_offered', undefined, 'Marker not offered'],
    ['the note alone where the list has no reason', 'other', 'The ribbon broke.', 'The ribbon broke.'],
  ])('that is declined tells whoever had its task why: %s', async (_, reason, note, said) => {
    const body = { reason, ...(note === undefined ? {} : { note }) };
    expect((await move('facility', 'declineStainRequest', first, body)).status).toBe(200);
    const { taskId } = readStored(first) ?? {};
    const task = await desk.as('np', 'getTask', { params: { taskId: taskId ?? '' } });
    expect(dataOf(task)).toMatchObject({ status: 'Declined', reason: said });
  });

  it.each([
    [
      'declined after its label was printed',
      'facility',
      'declineStainRequest',
      { reason: 'block_exhausted' },
    ],
    ['cancelled', 'provider', 'cancelStainRequest', undefined],
  ] as const)('that was %s leaves its number to no other slide', async (_, person, id, body) => {
    if (person === 'facility') await move('facility', 'acceptStainRequest', first);
    expect((await move(person, id, first, body)).status).toBe(200);
    const again = await desk.as('provider', 'createStainRequest', {
      params: { caseId: CASE },
      version: desk.stored().version,
      body: { orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD3' }] },
    });
    expect(again.status).toBe(201);
    expect(slidesOfA()).toEqual([4, ['A1', 'A1-R2', 'A1-R3']]);
  });

  it('is cancelled by its reader, and the slide that waited for it goes', async () => {
    const cancelled = await move('provider', 'cancelStainRequest', second);
    expect(dataOf(cancelled)).toMatchObject({ status: 'Cancelled', subsection: null });
    expect(slidesOfA()).toEqual([2, ['A1', 'A1-R1']]);
    expect(taskOf(second)?.status).toBe('Cancelled');
  });

  it('that is cancelled is told to its facility, with the task and with who took it back', async () => {
    const cancelled = await move('provider', 'cancelStainRequest', second);
    expect(dataOf(cancelled)).toMatchObject({ closedBy: { userId: PROVIDER } });
    for (const person of ['usr_demo000004', 'usr_demo000005'])
      expect(desk.api.world().notifications.by('user', person).at(-1)).toMatchObject({
        event: 'assigned_to_me',
        text: `An order of case ${desk.stored().caseID} was taken back: H&E deeper on block A1.`,
        caseId: CASE,
        taskId: readStored(second)?.taskId,
      });
  });

  it('says who declined it, and nobody while it is open', async () => {
    expect([first.closedBy, second.closedBy]).toEqual([null, null]);
    const declined = await move('np', 'declineStainRequest', first, { reason: 'block_exhausted' });
    expect(dataOf(declined)).toMatchObject({ closedBy: { userId: 'usr_demo000005' } });
  });

  it('is cancelled with its slide where a wrong file came and was taken off, and not where one stands', async () => {
    desk.addImages(first.subsection ?? '', ['img_wrong-1']);
    desk.addImages(second.subsection ?? '', ['img_right-1']);
    desk.changeCase({
      specimens: desk
        .stored()
        .specimens.map((specimen) => ({
          ...specimen,
          subsections: specimen.subsections.map((slide) => ({
            ...slide,
            images: slide.images.map((image) => ({ ...image, gone: image.imageId === 'img_wrong-1' })),
          })),
        })),
    });
    const before = desk.stored().specimens[0]?.totalNumberSlides ?? 0;
    await move('provider', 'cancelStainRequest', first);
    await move('provider', 'cancelStainRequest', second);
    const part = desk.stored().specimens[0];
    const ids = part?.subsections.map(({ id }) => id) ?? [];
    expect([ids.includes(first.subsection ?? ''), ids.includes(second.subsection ?? '')]).toEqual([
      false,
      true,
    ]);
    expect(part?.totalNumberSlides).toBe(before - 1);
  });

  it('with the last one answered brings the case back and tells its reader once', async () => {
    await move('provider', 'cancelStainRequest', second);
    expect(desk.stored().status).toBe('AdditionalWorkRequested');
    desk.addImages(first.subsection ?? '', ['img_new-1']);
    await move('facility', 'fulfilStainRequest', first, { imageIds: ['img_new-1'] });
    expect(desk.stored()).toMatchObject({ status: 'Selected', assignedProviderId: PROVIDER });
    expect(desk.noticesOf(PROVIDER)).toEqual([
      'order_fulfilled: The last open request of case DP-2026-000009 was answered.',
    ]);
    const resumed = desk.api
      .world()
      .caseEvents.by('case', CASE)
      .filter(({ to }) => to === 'Selected');
    expect(resumed).toMatchObject([{ from: 'AdditionalWorkRequested', by: null, role: 'system' }]);
  });

  it.each([
    ['picked up', 'provider2', 'pickUpCase', undefined],
    ['assigned', 'admin', 'assignCase', { providerId: SECOND_PROVIDER }],
  ] as const)(
    'keeps a case waiting that is %s by another reader, who hears when it came',
    async (_, who, id, body) => {
      const about = (version: number, given: unknown) => ({
        params: { caseId: CASE },
        version,
        ...(given === undefined ? {} : { body: given }),
      });
      await desk.as('admin', 'releaseCase', about(desk.stored().version, { reason: 'illness' }));
      expect(desk.stored().status).toBe('Available');
      const taken = await desk.as(who, id, about(desk.stored().version, body));
      expect(dataOf(taken)).toMatchObject({
        status: 'AdditionalWorkRequested',
        version: desk.stored().version,
      });
      expect(desk.stored()).toMatchObject({
        status: 'AdditionalWorkRequested',
        assignedProviderId: SECOND_PROVIDER,
      });
      expect(desk.api.world().caseEvents.by('case', CASE).slice(-2)).toMatchObject([
        { from: 'Available', to: 'Selected' },
        { from: 'Selected', to: 'AdditionalWorkRequested', role: 'system' },
      ]);
      await move('provider2', 'cancelStainRequest', second);
      desk.addImages(first.subsection ?? '', ['img_new-1']);
      await move('facility', 'fulfilStainRequest', first, { imageIds: ['img_new-1'] });
      expect(desk.stored().status).toBe('Selected');
      expect(desk.noticesOf(SECOND_PROVIDER).at(-1)).toBe(
        'order_fulfilled: The last open request of case DP-2026-000009 was answered.',
      );
    },
  );

  it.each<[OrderMove, unknown]>([
    ['acceptStainRequest', undefined],
    ['fulfilStainRequest', { imageIds: [] }],
    ['declineStainRequest', { reason: 'other' }],
    ['cancelStainRequest', undefined],
  ])('moves by %s for whom the tables name, at its own version', async (id, body) => {
    const own = id === 'cancelStainRequest' ? 'provider' : 'facility';
    const other = id === 'cancelStainRequest' ? 'facility' : 'provider';
    expect(await move(own, id, first, body, 9)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(await move(own, id, first, body, null)).toMatchObject({
      status: 428,
      code: 'PRECONDITION_REQUIRED',
    });
    expect(await move(other, id, first, body)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(await move('provider2', id, first, body)).toMatchObject({ status: 404 });
    desk.changeCase({ facilityId: 'fac_demo-2' });
    if (own === 'facility') expect(await move(own, id, first, body)).toMatchObject({ status: 404 });
    const elsewhere = { params: { caseId: 'cas_dp-2026-000003', requestId: first.id }, version: 1, body };
    expect(await desk.as('admin', id, elsewhere)).toMatchObject({ status: 404 });
    expect(readStored(first)).toMatchObject({ status: 'Requested', version: 1 });
  });

  it('is not the business of staff with another duty', async () => {
    desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole: 'Accounts' }));
    expect(await move('admin', 'acceptStainRequest', first)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_OWNER',
    });
    desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole: 'Lab_Operations' }));
    const sameKey = key();
    const asking = { params: { caseId: CASE, requestId: first.id }, version: 1, key: sameKey };
    const accepted = await desk.as('admin', 'acceptStainRequest', asking);
    const replay = await desk.as('admin', 'acceptStainRequest', asking);
    expect([accepted.status, replay.text]).toEqual([200, accepted.text]);
    expect(readStored(first)?.version).toBe(2);
  });
});
