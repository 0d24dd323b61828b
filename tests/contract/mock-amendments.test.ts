import { beforeEach, describe, expect, it } from 'vitest';
import { addendum, amendCase, amendment, told } from './amending.ts';
import { type Asking, key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, openSignedDesk, saveText, signature } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openSignedDesk();
});

const amend = (body: unknown, asking: Asking = {}) => amendCase(desk, body, asking);

describe('an amendment', () => {
  it('changes the report under a new version and tells the facility', async () => {
    const asked = desk.api.world().qaReviews.by('case', CASE);
    const answer = await amend(amendment);
    expect(dataOf(answer)).toMatchObject({ reportState: 'Amended', reportVersion: 2, kind: 'Amendment' });
    const world = desk.api.world();
    expect(world.reportVersions.find(`${CASE}.v2`)?.content).toMatchObject({
      heading: 'AMENDED',
      addenda: [{ cause: 'report_defect', changes: amendment.changes, told: [told] }],
    });
    expect(world.reportVersions.find(`${CASE}.v2`)?.content.diagnoses[0]?.lines).toEqual([
      'PROSTATE, LEFT:',
      '- Benign.',
    ]);
    const events = world.notifications.list().filter(({ caseId }) => caseId === CASE);
    expect(events.filter(({ event, important }) => event === 'report_amended' && important)).toHaveLength(2);
    expect(world.qaReviews.by('case', CASE)).toEqual(asked);
  });

  it('is told each time, however soon it follows the one before', async () => {
    const toldOf = (event: string) =>
      desk.api
        .world()
        .notifications.list()
        .filter((notice) => notice.event === event && notice.caseId === CASE).length;
    await amend(amendment);
    const [first] = amendment.changes;
    await amend({ ...amendment, changes: [{ ...first, was: first?.is, is: 'Benign prostatic tissue.' }] });
    expect(toldOf('report_amended')).toBe(4);
    const ready = toldOf('report_ready');
    for (const _ of ['one', 'another']) await amend(addendum);
    expect(toldOf('report_ready')).toBe(ready + 4);
  });

  it('keeps its heading through a later addendum', async () => {
    await amend(amendment);
    expect(dataOf(await amend(addendum))).toMatchObject({ reportState: 'Amended', reportVersion: 3 });
    expect(desk.api.world().reportVersions.find(`${CASE}.v3`)?.content.heading).toBe('AMENDED');
  });

  it('for a misinterpretation asks for a retrospective review', async () => {
    // The signature may have drawn one already.
    const ask = () => desk.api.world().qaReviews.by('case', CASE);
    const before = ask().length;
    await amend({ ...amendment, cause: 'misinterpretation' });
    expect(ask().slice(before)).toMatchObject([{ kind: 'Retrospective' }]);
  });

  it('has its corrected text reviewed, and a result stays beside the text that it is about', async () => {
    const side = { field: 'laterality', specimenID: 'A', was: 'Right', is: 'Left' };
    const changes = [...amendment.changes, side];
    expect((await amend({ ...amendment, cause: 'misinterpretation', changes })).status).toBe(201);
    const taskId = desk.api.world().qaReviews.by('case', CASE).at(-1)?.id ?? '';
    const ask = (
      operation: 'startTask' | 'saveQaDiagnosis' | 'submitQaResult' | 'getQaTask',
      body?: unknown,
    ) =>
      desk.client.ask(operation, {
        params: { taskId },
        headers:
          operation === 'getQaTask'
            ? {}
            : {
                'If-Match': `"v${desk.api.world().tasks.find(taskId)?.version ?? 0}"`,
                'Idempotency-Key': key(),
              },
        ...(body === undefined ? {} : { body }),
        as: desk.tokens.provider2,
      });
    await ask('startTask');
    const diagnosis = ['A', 'B', 'C', 'D', 'E', 'F'].map((specimenID) => ({ specimenID, text: 'Benign.' }));
    const corrected = { specimenID: 'A', text: 'PROSTATE, LEFT:\n- Benign.' };
    const expected = {
      original: expect.arrayContaining([corrected]) as unknown,
      specimens: expect.arrayContaining([
        expect.objectContaining({ specimenID: 'A', laterality: 'Left' }),
      ]) as unknown,
    };
    expect(dataOf(await ask('saveQaDiagnosis', { diagnosis }))).toMatchObject(expected);
    expect((await ask('submitQaResult', { agreement: 'Agree' })).status).toBe(200);
    desk.clock.now += 60_000;
    const again = { ...amendment, changes: [{ ...amendment.changes[0], is: 'PROSTATE, LEFT: other.' }] };
    expect((await amend(again)).status).toBe(201);
    expect(dataOf(await ask('getQaTask'))).toMatchObject(expected);
  });

  it('asks for none where the reader’s group does not want it', async () => {
    const { groups, qaReviews } = desk.api.world();
    groups.change('grp_demo-1', (group) => ({
      ...group,
      facilityIds: [desk.stored().facilityId],
      qaRule: { ...group.qaRule, misinterpretations: false },
    }));
    const before = qaReviews.by('case', CASE).length;
    expect((await amend({ ...amendment, cause: 'misinterpretation' })).status).toBe(201);
    expect(qaReviews.by('case', CASE)).toHaveLength(before);
  });

  it('wants cause, changes and who was told', async () => {
    const { cause: _cause, ...rest } = amendment;
    const answer = await amend({ ...rest, changes: [], told: [] });
    expect(answer).toMatchObject({ status: 422 });
    expect(Object.keys(dataOf(answer))).toEqual(['cause', 'changes', 'told']);
  });

  it('takes nobody for told at a time that lies ahead', async () => {
    const toldAt = new Date(desk.clock.now + 60_000).toISOString();
    const answer = await amend({ ...amendment, told: [told, { ...told, toldAt }] });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual({ told: ['Nobody can have been told in the future.'] });
  });

  it('takes nobody for told of a change before the report was signed', async () => {
    const toldAt = '2026-11-20T15:05:00Z';
    const answer = await amend({ ...amendment, told: [told, { ...told, toldAt }] });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual({
      told: ['Nobody can have been told of a change before the report was signed.'],
    });
  });

  it('wants password, reading site, identity and its own meaning', async () => {
    expect(
      await amend({ ...amendment, signature: { ...amendment.signature, password: 'wrong' } }),
    ).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' });
    const spoilt = { ...signature, readingSite: 'NOWHERE', identityConfirmed: false };
    expect(Object.keys(dataOf(await amend({ ...amendment, signature: spoilt })))).toEqual([
      'signature.readingSite',
      'signature.identityConfirmed',
      'signature.meaning',
    ]);
  });

  it('is made once for one key', async () => {
    const headers = { 'Idempotency-Key': key(), 'If-Match': `"v${desk.stored().version}"` };
    const first = await amend(amendment, { headers });
    const again = await amend(amendment, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(desk.api.world().reportVersions.by('case', CASE)).toHaveLength(2);
  });

  it('wants the present version', async () => {
    expect(await amend(amendment, { headers: { 'If-Match': '"v1"' } })).toMatchObject({ status: 412 });
    const headers = { 'Idempotency-Key': key() };
    const answer = await desk.client.ask('amendCase', {
      params: { caseId: CASE },
      headers,
      body: amendment,
      as: desk.tokens.provider,
    });
    expect(answer).toMatchObject({ status: 428 });
  });

  it('is the signer’s alone', async () => {
    expect(await amend(amendment, { as: desk.tokens.provider2 })).toMatchObject({ status: 404 });
    for (const person of ['facility', 'np', 'admin'] as const)
      expect(await amend(amendment, { as: desk.tokens[person] })).toMatchObject({ status: 403 });
    desk.setCase({ assignedProviderId: 'usr_demo000002' });
    expect(await amend(amendment, { as: desk.tokens.provider2 })).toMatchObject({
      status: 403,
      code: 'SIGNER_ONLY',
    });
  });
});

describe('what is begun', () => {
  const withdraw = (as: keyof Desk['tokens'] = 'provider') =>
    desk.client.ask('withdrawAmendment', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      as: desk.tokens[as],
    });

  it.each(['Addendum', 'Amendment'] as const)(
    'an %s is dropped, and another one can be begun',
    async (kind) => {
      const before = desk.api.world().reportVersions.by('case', CASE);
      await amend({ kind, reason: 'A stain came in.' });
      expect(dataOf(await withdraw())).toMatchObject({ kind, postSignOut: 'None', reportVersion: 1 });
      expect(desk.api.world().openAmendments.find(CASE)).toBeNull();
      expect(desk.api.world().reportVersions.by('case', CASE)).toEqual(before);
      expect(await amend(kind === 'Addendum' ? amendment : addendum)).toMatchObject({ status: 201 });
    },
  );

  it('is dropped by its signer alone, and only where there is something', async () => {
    expect(await withdraw()).toMatchObject({ status: 409, code: 'CASE_STATE' });
    await amend({ kind: 'Addendum', reason: 'A stain came in.' });
    expect(await withdraw('provider2')).toMatchObject({ status: 404 });
    expect(await withdraw('admin')).toMatchObject({ status: 403 });
    expect(desk.stored().postSignOut).toBe('AddendumInProgress');
  });
});

it('a text that cites a mark which the report does not have is not signed', async () => {
  const cites = { ...amendment.changes[0], is: 'PROSTATE, LEFT:\n- 413.1 μm [mark 1] long.' };
  expect(await amend({ ...amendment, changes: [cites] })).toMatchObject({
    status: 422,
    body: { data: { changes: ['The text cites mark 1, and no mark has this number.'] } },
  });
  expect(await amend({ ...addendum, text: 'At [mark 2].' })).toMatchObject({
    status: 422,
    body: { data: { text: ['The text cites mark 2, and no mark has this number.'] } },
  });
});

it.each([
  ['the diagnosis of specimen A', { ...amendment.changes[0], is: 'PROSTATE, LEFT:\n- {grade}.' }],
  ['the comment', { field: 'comment', specimenID: null, was: '', is: 'A {grade}.' }],
])('a gap of a template that is left in %s is not signed', async (where, change) => {
  const reportState = 'Final';
  expect(await amend({ ...amendment, changes: [change] })).toMatchObject({
    status: 422,
    code: 'VALIDATION_FAILED',
    body: { data: { changes: [`Fill in {grade} in ${where}.`] } },
  });
  expect(desk.stored()).toMatchObject({ reportState });
});

it('an amendment is told anew each morning until somebody of the facility has opened it', async () => {
  const FACILITY = 'usr_demo000004';
  await amend(amendment);
  const waitADay = async () => {
    desk.clock.now += 24 * 3_600_000;
    await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
    const said = desk.api.world().notifications.by('user', FACILITY);
    return said.filter(({ text }) => text.endsWith('has not been opened yet.')).length;
  };
  expect([await waitADay(), await waitADay()]).toEqual([1, 2]);
  const said = desk.api.world().notifications.by('user', FACILITY).at(-1);
  expect(said).toMatchObject({ event: 'report_amended', important: true, caseId: CASE });
  const read = await desk.client.ask('getFinalReport', { params: { caseId: CASE }, as: desk.tokens.np });
  expect(read.status).toBe(200);
  expect(await waitADay()).toBe(2);
});

it.each(['', ' \n '])('a diagnosis is not emptied by %j', async (is) => {
  const changes = [
    { ...amendment.changes[0], is },
    { field: 'specimenType', specimenID: 'A', was: 'Biopsy', is },
  ];
  expect(await amend({ ...amendment, changes })).toMatchObject({
    status: 422,
    body: {
      data: { changes: ['Diagnosis of specimen A is required.', 'Specimen type of specimen A is required.'] },
    },
  });
});

it('nothing is amended that is not signed', async () => {
  desk = await openDesk();
  await saveText(desk, 0);
  expect(await amend(amendment)).toMatchObject({ status: 409, code: 'CASE_STATE' });
});
