import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import { CASE, type MovesWorld, movesWorld } from './moves.ts';
import { openDesk, CASE as READ_CASE, saveText, wholeText } from './report-desk.ts';

const FACILITY = 'usr_demo000004';
const ADMIN = 'usr_demo000006';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const missing = {
  kind: 'incomplete',
  reasons: [
    { field: 'clinical.clinicalHistory', text: 'Give the date of the biopsy.' },
    { text: 'Send A2.' },
  ],
};
const conflict = { kind: 'labels_in_conflict', reasons: [{ text: 'A1 carries another number.' }] };
const reasons = () => world.api.world().requisitions.find(CASE)?.returnReasons;
const held = {
  status: 'Selected',
  assignedProviderId: PROVIDER,
  selectedAt: '2026-11-18T14:00:00.000Z',
} as const;

describe('returning a case from the intake', () => {
  it('keeps the reasons in order, tells the facility, and says nothing typed in the trail', async () => {
    world.given({ status: 'Submitted' });
    const answer = await world.move('admin', 'returnCase', missing);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'Returned', version: 4, allowedActions: ['edit', 'cancel', 'hold'] } },
    });
    expect(reasons()).toMatchObject([
      {
        number: 1,
        kind: 'incomplete',
        field: 'clinical.clinicalHistory',
        raisedBy: { userId: ADMIN },
        answer: null,
      },
      { number: 2, kind: 'incomplete', field: null, text: 'Send A2.' },
    ]);
    expect(world.facts()?.identityQuestion).toBeNull();
    expect(world.trail()).toMatchObject([{ from: 'Submitted', to: 'Returned', reason: 'incomplete' }]);
    expect(world.notices(FACILITY)).toHaveLength(1);
    expect(world.notices(FACILITY)[0]).toMatch(/^case_returned: Case DP-2026-000001/);
    expect(world.notices(ADMIN)).toEqual([]);
  });

  it.each([
    ['incomplete', 'Information missing in DP-2026-000001'],
    ['wrong_slides', 'Identity in question in DP-2026-000001'],
  ])('asks the facility by the kind of the return: %s', async (kind, title) => {
    world.given({ status: 'Submitted' });
    await world.move('admin', 'returnCase', { ...missing, kind });
    expect(world.api.world().tasks.by('case', CASE)).toContainEqual(expect.objectContaining({ title }));
  });

  it('goes on counting when it happens again', async () => {
    world.given({ status: 'Submitted' });
    await world.move('admin', 'returnCase', missing);
    world.given({ status: 'Submitted', version: 5 });
    await world.move('admin', 'returnCase', missing, { 'If-Match': '"v5"' });
    expect(reasons()?.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [{ ...missing, kind: 'recalled' }, { kind: ['Only the facility takes a case back.'] }],
    [{ kind: 'incomplete', reasons: [{ text: ' ' }] }, { 'reasons.0.text': ['Reason is required'] }],
  ])('refuses %j and loses nothing', async (body, data) => {
    world.given({ status: 'Submitted' });
    expect(await world.move('admin', 'returnCase', body)).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data },
    });
    expect(world.stored()).toMatchObject({ status: 'Submitted', version: 3 });
    expect(world.facts()).toBeNull();
  });

  it('wants at least one reason', async () => {
    world.given({ status: 'Submitted' });
    expect(await world.move('admin', 'returnCase', { kind: 'incomplete', reasons: [] })).toMatchObject({
      status: 400,
    });
  });
});

describe('an identity in question', () => {
  it.each(['Selected', 'AdditionalWorkRequested'] as const)('stops a case that is %s', async (status) => {
    world.given({ ...held, status });
    expect((await world.move('provider', 'returnCase', conflict)).status).toBe(200);
    expect(world.stored()).toMatchObject({ status: 'Returned', assignedProviderId: null, selectedAt: null });
    expect(world.facts()).toMatchObject({
      releaseClock: null,
      identityQuestion: { kind: 'labels_in_conflict', byUserId: PROVIDER, providerId: PROVIDER },
      incidents: [{ kind: 'labels_in_conflict', byUserId: PROVIDER, text: 'A1 carries another number.' }],
    });
    expect(world.trail()).toMatchObject([{ from: status, to: 'Returned', reason: 'labels_in_conflict' }]);
    for (const userId of [FACILITY, 'usr_demo000005', ADMIN])
      expect(world.notices(userId)).toEqual([
        'identity_problem: The identity of case DP-2026-000001 is in question. The case is stopped.',
      ]);
    expect(world.notices(PROVIDER)).toEqual([]);
  });

  it('tells the provider when staff stop the case', async () => {
    world.given(held);
    await world.move('admin', 'returnCase', conflict);
    expect(world.notices(PROVIDER)).toHaveLength(1);
  });

  it.each([
    ['labels_in_conflict', false],
    ['incomplete', true],
  ])('of the kind %s leaves the tick of the labels %s', async (kind, labelsChecked) => {
    world.given({ status: 'Submitted' });
    await world.move('admin', 'returnCase', { ...missing, kind });
    expect(world.api.world().requisitions.find(CASE)).toMatchObject({ labelsChecked });
  });

  it('hides the images from everyone but staff, and the case from its provider', async () => {
    world.given(held);
    await world.move('provider', 'returnCase', conflict);
    const read = async (person: 'provider' | 'facility' | 'admin', id: 'getCase' | 'getViewerCase') =>
      world.client.ask(id, { params: { caseId: CASE }, as: await world.tokenOf(person) });
    for (const id of ['getCase', 'getViewerCase'] as const) {
      expect((await read('provider', id)).status).toBe(404);
      expect((await read('facility', id)).text).not.toContain('img_');
      expect((await read('admin', id)).text).toContain('img_');
    }
  });

  it.each(['Submitted', 'Cancelled'] as const)(
    'hides the images of a case that its facility has made %s, until it is in the pool again',
    async (status) => {
      world.given(held);
      const blobId =
        world.stored().specimens[0]?.subsections[0]?.images[0]?.blobId ?? expect.fail('no image');
      await world.move('provider', 'returnCase', conflict);
      world.given({ status, version: 5 });
      const link = async (person: 'admin' | 'facility') =>
        world.client.ask('getDownloadLink', { params: { blobId }, as: await world.tokenOf(person) });
      const as = await world.tokenOf('facility');
      for (const id of ['getCase', 'getViewerCase'] as const)
        expect((await world.client.ask(id, { params: { caseId: CASE }, as })).text).not.toContain('img_');
      expect((await link('admin')).status).toBe(200);
      expect((await link('facility')).status).toBe(404);
    },
  );

  it('is no way back for a case under review that is merely incomplete', async () => {
    world.given(held);
    expect(await world.move('provider', 'returnCase', missing)).toMatchObject({
      status: 422,
      body: { data: { kind: ['A case under review goes back only when its identity is in question.'] } },
    });
    expect(world.stored().status).toBe('Selected');
  });

  it.each(['provider', 'admin'] as const)(
    'withdraws the preliminary result when the %s asks, so that no other patient’s name comes over it',
    async (person) => {
      const desk = await openDesk();
      const { client, tokens } = desk;
      const read = () => client.ask('getFinalReport', { params: { caseId: READ_CASE }, as: tokens.facility });
      const saved = await saveText(desk, 0, { ...wholeText, sharePreliminary: true });
      expect(saved.status).toBe(200);
      expect((await read()).status).toBe(200);
      const answer = await client.ask('returnCase', {
        params: { caseId: READ_CASE },
        headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
        body: { kind: 'wrong_patient', reasons: [{ text: 'The requisition names somebody else.' }] },
        as: tokens[person],
      });
      expect(answer.status).toBe(200);
      expect((await read()).status).toBe(404);
      expect(desk.stored().reportState).toBe('Draft');
      const told = desk.api.world().notifications.by('user', FACILITY).at(-1);
      expect(told?.text).toContain('Its preliminary result was withdrawn: do not act on it.');
    },
  );

  it('lets no label pass into the pool again without somebody’s eye', async () => {
    world.given(held);
    await world.move('provider', 'returnCase', conflict);
    world.given({ status: 'Submitted', version: 3 });
    const refused = await world.move('admin', 'releaseToPool', {});
    expect(refused).toMatchObject({ code: 'INTAKE_INCOMPLETE' });
    expect(refused.text).toContain('The label of slide A1 does not match.');
  });
});
