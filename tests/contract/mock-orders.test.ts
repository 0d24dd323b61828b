import { beforeEach, describe, expect, it } from 'vitest';
import type { StainRequestZodType } from '#contracts/generated/schemas/stain-request.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type Answered, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const CD20 = { kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' };
const DEEPER = { kind: 'he_deeper', specimenID: 'A', block: 'A1', option: 'HE_Deeper_Cuts_x3' };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const order = (orders: readonly unknown[], more: object = {}, version = 3): Promise<Answered> =>
  desk.as('provider', 'createStainRequest', { params: { caseId: CASE }, version, body: { orders, ...more } });

describe('ordering from a block', () => {
  it('makes an empty slide, a task for the laboratory and one notice for each submission', async () => {
    const answer = await order([CD20, DEEPER]);
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"v4"']);
    const data = dataOf<{ status: string; requests: StainRequestZodType[] }>(answer);
    expect(data.status).toBe('AdditionalWorkRequested');
    expect(
      data.requests.map(({ stain, slideCount, dueAt, taskId }) => [stain, slideCount, dueAt, taskId]),
    ).toEqual([
      ['CD20', 1, '2026-11-24T22:00:00.000Z', null],
      ['H&E', 3, '2026-11-24T22:00:00.000Z', null],
    ]);
    expect(desk.stored()).toMatchObject({ status: 'AdditionalWorkRequested', version: 4 });
    const part = desk.stored().specimens[0];
    expect(part?.totalNumberSlides).toBe(5);
    expect(part?.subsections.slice(1)).toMatchObject([
      { displayId: 'A1-R1', slideType: 'IHC', stain: 'CD20', isRequested: true, images: [] },
      { displayId: 'A1-R2', slideType: 'HE_Deeper_Level', slideCount: 3, isRequested: true },
    ]);
    const tasks = desk.api.world().tasks.by('case', CASE);
    expect(
      tasks.map(({ type, assignedRole, imagesAsked, title }) => [type, assignedRole, imagesAsked, title]),
    ).toEqual([
      [5, 'Facility', 1, 'CD20 on block A1'],
      [4, 'Facility', 3, 'H&E Deeper Level on block A1'],
    ]);
    const told = 'assigned_to_me: 2 orders were placed on case DP-2026-000009.';
    expect(desk.noticesOf('usr_demo000004')).toEqual([told]);
    expect(desk.noticesOf('usr_demo000005')).toEqual([told]);
    const trail = desk.api.world().caseEvents.by('case', CASE);
    expect(trail.map(({ kind, to }) => [kind, to])).toEqual([
      ['transition', 'AdditionalWorkRequested'],
      ['request_changed', null],
      ['request_changed', null],
    ]);
  });

  it('goes to the operator’s laboratory where the facility has none, in three days for ISH and glass', async () => {
    desk.api.world().facilities.change('fac_demo-1', (one) => ({ ...one, labArrangement: 'No Lab' }));
    await order([
      { kind: 'ish', specimenID: 'B', block: 'B1', stain: 'EBER' },
      { kind: 'glass_or_block', specimenID: 'B', block: 'B1' },
    ]);
    const tasks = desk.api.world().tasks.by('case', CASE);
    expect(tasks.map(({ type, assignedRole, dueAt }) => [type, assignedRole, dueAt])).toEqual([
      [5, 'Lab_Operations', '2026-11-25T22:00:00.000Z'],
      [8, 'Lab_Operations', '2026-11-25T22:00:00.000Z'],
    ]);
    expect(desk.stored().specimens[1]?.subsections).toHaveLength(2);
    expect(desk.noticesOf('usr_demo000006')).toHaveLength(1);
  });

  it('is told with its task where there is one order, to those whose task it is', async () => {
    const placeFor = (user: string) => desk.api.world().notifications.by('user', user).at(-1)?.taskId;
    await order([{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }]);
    expect(placeFor('usr_demo000004')).toBe(desk.api.world().tasks.by('case', CASE)[0]?.id);
  });

  it('keeps the stain of a stain alone: a cut is called by its kind', async () => {
    const answer = await order([{ ...DEEPER, stain: 'CD20' }]);
    expect(dataOf<{ requests: StainRequestZodType[] }>(answer).requests[0]?.stain).toBe('H&E');
    const [task] = desk.api.world().tasks.by('case', CASE);
    expect(task?.title).toBe('H&E Deeper Level on block A1');
  });

  it('of a case that waits already raises its version and leaves its status', async () => {
    await order([CD20]);
    const again = await order([{ ...CD20, stain: 'CD3' }], {}, 4);
    expect(dataOf(again)).toMatchObject({ status: 'AdditionalWorkRequested', version: 5 });
  });

  it.each([
    [
      'on the block',
      [{ ...CD20, specimenID: 'C', block: 'C1', stain: 'PIN4 Cocktail (p63 + HMWCK + AMACR)' }],
    ],
    ['in the same submission', [CD20, { ...CD20, stain: 'cd20' }]],
  ])('of what is %s already is refused until it is confirmed', async (_, orders) => {
    const answer = await order(orders);
    expect(answer).toMatchObject({ status: 409, code: 'DUPLICATE_ORDER' });
    expect((answer.body as { error: string }).error).toMatch(
      / on block (A1|C1) already exists\. Order again\?$/,
    );
    expect(desk.stored().version).toBe(3);
    expect((await order(orders, { confirmDuplicates: true })).status).toBe(201);
  });

  it('of glass twice is refused until it is confirmed', async () => {
    const glass = { kind: 'glass_or_block', specimenID: 'A', block: 'A1' };
    await order([glass]);
    expect(await order([glass], {}, 4)).toMatchObject({ status: 409, code: 'DUPLICATE_ORDER' });
  });

  it('names every field that breaks its rule and takes none of the orders', async () => {
    const answer = await order([
      { kind: 'ihc', specimenID: 'A', block: 'A9' },
      { ...CD20, specimenID: 'Z' },
      DEEPER,
    ]);
    expect(answer).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: {
        data: {
          'orders.0.stain': ['Stain is required for this slide type'],
          'orders.0.block': ['Specimen A has no block A9.'],
          'orders.1.specimenID': ['The case has no specimen Z.'],
        },
      },
    });
    expect(desk.api.world().orders.by('case', CASE)).toEqual([]);
    expect(desk.stored()).toMatchObject({ status: 'Selected', version: 3 });
  });

  it('looks at the state, then the version, then the fields', async () => {
    const bad = [{ kind: 'ihc', specimenID: 'A', block: 'A9' }];
    expect(await order(bad, {}, 2)).toMatchObject({ status: 412 });
    const asking = { params: { caseId: CASE }, body: { orders: bad } };
    expect(await desk.as('provider', 'createStainRequest', asking)).toMatchObject({ status: 428 });
    desk.changeCase({ status: 'SignOutCompleted' });
    expect(await order(bad, {}, 2)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('is the assigned provider’s alone', async () => {
    const asking = { params: { caseId: CASE }, version: 3, body: { orders: [CD20] } };
    const codes = await Promise.all(
      (['facility', 'np', 'admin', 'provider2', 'provisional'] as const).map(
        async (person) => (await desk.as(person, 'createStainRequest', asking)).code,
      ),
    );
    expect(codes).toEqual(['FORBIDDEN_ROLE', 'FORBIDDEN_ROLE', 'FORBIDDEN_ROLE', 'NOT_FOUND', 'NOT_FOUND']);
    desk.changeCase({ status: 'QAReview', qaProviderId: 'usr_demo000002' });
    expect(await desk.as('provider2', 'createStainRequest', asking)).toMatchObject({
      code: 'FORBIDDEN_OWNER',
    });
  });

  it('under one key is done once', async () => {
    const asking = { params: { caseId: CASE }, version: 3, body: { orders: [CD20] }, key: key() };
    const first = await desk.as('provider', 'createStainRequest', asking);
    const replay = await desk.as('provider', 'createStainRequest', asking);
    expect([replay.status, replay.text, replay.headers.get('idempotent-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect(desk.api.world().orders.by('case', CASE)).toHaveLength(1);
  });

  it('gives no number that a slide had which its facility added, and removed or renamed', async () => {
    await order([CD20, { kind: 'he_deeper', specimenID: 'A', block: 'A1', slideCount: 2 }]);
    const specimenId = desk.stored().specimens[0]?.id ?? '';
    const late = { block: 'A1', facilityId: 'A-9', slideType: 'HE_Original', stain: 'H&E', slideCount: 1 };
    const add = async (displayId: string) => {
      const body = { ...late, displayId, reason: 'Found in another box.' };
      const made = await desk.as('facility', 'addSubsection', { params: { caseId: CASE, specimenId }, body });
      const { id } = dataOf<{ subsection: { id: string } }>(made).subsection;
      return { caseId: CASE, specimenId, subsectionId: id };
    };
    const about = (params: Readonly<Record<string, string>>) => ({ params, version: desk.stored().version });
    const removed = about(await add('A1-R3'));
    expect((await desk.as('facility', 'deleteSubsection', removed)).status).toBe(200);
    const renamed = { ...about(await add('A1-R4')), body: { displayId: 'A7' } };
    expect((await desk.as('facility', 'updateSubsection', renamed)).status).toBe(200);
    const body = { orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD3' }] };
    const ordered = await desk.as('provider', 'createStainRequest', { ...about({ caseId: CASE }), body });
    expect(ordered.status).toBe(201);
    const numbers = desk.stored().specimens[0]?.subsections.map(({ displayId }) => displayId);
    expect(numbers).toEqual(['A1', 'A1-R1', 'A1-R2', 'A7', 'A1-R5']);
  });
});

describe('the orders of a case', () => {
  it('are listed, the latest first, to its reader, its facility and admins, with what each may do', async () => {
    await order([CD20]);
    desk.time.now += 60_000;
    await order([DEEPER], {}, 4);
    const asking = { params: { caseId: CASE }, query: { pageSize: 10 } };
    const seen = await Promise.all(
      (['provider', 'facility', 'np', 'admin', 'provider2'] as const).map(async (person) => {
        const answer = await desk.as(person, 'listStainRequests', asking);
        if (answer.status !== 200) return answer.code;
        const { items } = dataOf<{ items: StainRequestZodType[] }>(answer);
        return [
          items.map(({ kind }) => kind).join(),
          items[0]?.allowedActions.join(),
          items[0]?.taskId !== null,
        ];
      }),
    );
    const lab = ['he_deeper,ihc', 'edit,accept,fulfil,decline', true];
    expect(seen).toEqual([['he_deeper,ihc', 'cancel', false], lab, lab, lab, 'NOT_FOUND']);
  });

  it('are still told to the one who signed', async () => {
    await order([CD20]);
    desk.changeCase({ status: 'SignOutCompleted', assignedProviderId: null, signerId: PROVIDER });
    const answer = await desk.as('provider', 'listStainRequests', { params: { caseId: CASE } });
    expect(answer.status).toBe(200);
  });

  it('are narrowed by status', async () => {
    await order([CD20]);
    const none = await desk.as('admin', 'listStainRequests', {
      params: { caseId: CASE },
      query: { status: 'Declined' },
    });
    expect(dataOf(none)).toMatchObject({ items: [], total: 0 });
  });
});
