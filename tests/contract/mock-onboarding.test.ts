import { beforeEach, describe, expect, it } from 'vitest';
import { makeOnboarding, newOnboarding } from '#mock-server/resolvers/onboarding/onboarding-records.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { OnboardingRecord } from '#mock-server/store/records/business.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { businessMock, dataOf, makeKeyed, START, staffToken, type Tokens } from './business-people.ts';
import type { MockClient } from './mock-client.ts';

const ID = 'tsk_onboarding-1';

let api: MockApi;
let client: MockClient;
let people: Tokens;

beforeEach(async () => {
  ({ api, client, people } = await businessMock());
  const user = api.world().users.find(PROVIDER);
  if (user === null) throw new Error('the demo world has changed');
  const file = {
    key: 'proof',
    fileName: 'proof.pdf',
    contentType: 'application/pdf',
    bytes: 9,
    uploadedAt: '2026-11-20T12:00:00Z',
    uploadedBy: { userId: PROVIDER, displayName: 'Dr. V' },
  };
  const { tasks, onboardings } = api.world();
  const made = makeOnboarding({ world: api.world(), now: START, caller: null }, user);
  tasks.remove(made.id);
  onboardings.remove(made.id);
  onboardings.insert(newOnboarding(user, ID));
  tasks.insert({ ...made, id: ID, attachments: [file], status: 'InProgress' });
});

const readStored = (): OnboardingRecord | null => api.world().onboardings.find(ID);
const task = (): TaskRecord | null => api.world().tasks.find(ID);
const present = () => ({ 'If-Match': `"v${task()?.version ?? 0}"` });
const set = (changes: Partial<TaskRecord>) =>
  api.world().tasks.change(ID, (record) => ({ ...record, ...changes }));
const setSteps = (next: (step: OnboardingRecord['steps'][number]) => OnboardingRecord['steps'][number]) =>
  api.world().onboardings.change(ID, (record) => ({ ...record, steps: record.steps.map(next) }));
const all = (state: 'Submitted' | 'Accepted') => setSteps((step) => ({ ...step, state }));
const stateOf = (key: string) => readStored()?.steps.find((step) => step.key === key)?.state;
const read = (as: string | null, taskId = ID) => client.ask('getOnboarding', { params: { taskId }, as });
const save = (
  stepKey: string,
  body: unknown,
  as = people.provider,
  headers: Record<string, string> = present(),
) => client.ask('saveOnboardingStep', { params: { taskId: ID, stepKey }, body, headers, as });
const submit = (as = people.provider, headers = makeKeyed(present())) =>
  client.ask('submitOnboarding', { params: { taskId: ID }, headers, as });
const review = (verdicts: unknown, as = people.admin, headers = makeKeyed(present())) =>
  client.ask('reviewOnboarding', { params: { taskId: ID }, body: { verdicts }, headers, as });

describe('an onboarding', () => {
  it('is there for its provider and for admins', async () => {
    expect((await read(people.provider)).body).toMatchObject({
      data: { status: 'InProgress', stepsAccepted: 0, stepsTotal: 10, allowedActions: ['saveStep'] },
    });
    expect((await read(people.admin)).body).toMatchObject({ data: { allowedActions: [] } });
    for (const as of [people.provider2, people.facility]) expect((await read(as)).status).toBe(404);
    expect((await read(people.admin, 'tsk_none')).status).toBe(404);
    expect((await read(null)).status).toBe(401);
  });
});

describe('a step', () => {
  it('goes to the reviewer with what its key asks for', async () => {
    const licence = { text: 'CO 0000000', attachments: ['proof'], expiresOn: '2027-10-31' };
    expect((await save('licences', licence)).headers.get('etag')).toBe('"v2"');
    expect(readStored()?.steps.find(({ key }) => key === 'licences')).toMatchObject({
      ...licence,
      state: 'Submitted',
      savedAt: '2026-11-21T12:00:00.000Z',
    });
    for (const key of ['profile', 'viewerTraining']) await save(key, {});
    expect([stateOf('profile'), stateOf('viewerTraining')]).toEqual(['Submitted', 'Submitted']);
  });

  it.each([
    ['cv', {}, { attachments: ['CV is required'] }],
    ['cv', { attachments: ['other'] }, { attachments: ['There is no such file'] }],
    ['malpractice', { attachments: ['proof'] }, { expiresOn: ['Expiry date is required'] }],
    [
      'licences',
      { attachments: ['proof'], expiresOn: '2026-11-21' },
      { expiresOn: ['Expiry date must be in the future'] },
    ],
    [
      'workAuthorization',
      { text: 'N/A', attachments: ['proof'] },
      { text: ['Kind of authorisation is required'] },
    ],
    [
      'workAuthorization',
      { text: 'EAD', attachments: ['proof'] },
      { expiresOn: ['Expiry date is required'] },
    ],
    ['agreement', { signedName: ' ' }, { signedName: ['Sign the agreement to continue'] }],
    ['practiceCases', {}, { casesDone: ['Number of cases is required'] }],
  ])('%s is refused with %j', async (key, body, fields) => {
    expect(await save(key, body)).toMatchObject({ status: 422, body: { data: fields } });
    expect(stateOf(key)).toBe('ToDo');
  });

  it('of a citizen asks for no day on which the authorisation ends', async () => {
    await save('workAuthorization', { text: 'Citizen', attachments: ['proof'] });
    expect(stateOf('workAuthorization')).toBe('Submitted');
  });

  it('is given a new file in place of another as often as it takes, for the other is gone then', async () => {
    const put = (name: string) =>
      client.ask('putTaskAttachment', {
        params: { taskId: ID, name },
        body: '%PDF-1.7 invented',
        as: people.provider,
        headers: { ...present(), 'X-File-Name': 'cv.pdf', 'Content-Type': 'application/pdf' },
      });
    await save('proofOfAddress', { attachments: ['proof'] });
    await save('cv', { attachments: ['proof'] });
    for (let number = 1; number <= 21; number += 1) {
      expect((await put(`cv-${number}`)).status).toBe(201);
      expect((await save('cv', { attachments: [`cv-${number}`] })).status).toBe(200);
    }
    expect(task()?.attachments.map(({ key }) => key)).toEqual(['proof', 'cv-21']);
    expect(await api.world().bytes.get(`task/${ID}/cv-20`)).toBe(null);
  });

  it('of practice cases waits for the last of them', async () => {
    await save('practiceCases', { casesDone: 4 });
    expect(stateOf('practiceCases')).toBe('ToDo');
    await save('practiceCases', { casesDone: 10 });
    expect(stateOf('practiceCases')).toBe('Submitted');
  });

  it('is saved by its provider while the task is in progress, and not once it is accepted', async () => {
    expect((await save('profile', {}, people.admin)).status).toBe(403);
    expect((await save('profile', {}, people.provider2)).status).toBe(404);
    expect((await save('profile', {}, people.provider, {})).status).toBe(428);
    expect((await save('profile', {}, people.provider, { 'If-Match': '"v9"' })).status).toBe(412);
    all('Accepted');
    expect(await save('profile', {})).toMatchObject({ status: 409, code: 'ONBOARDING_STEP_ACCEPTED' });
    set({ status: 'Submitted' });
    expect(await save('profile', {})).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });
});

describe('handing an onboarding in', () => {
  it('wants every step, and says what is missing', async () => {
    all('Submitted');
    setSteps((step) => (step.key === 'practiceCases' ? { ...step, state: 'ToDo', casesDone: 4 } : step));
    expect(await submit()).toMatchObject({
      status: 422,
      code: 'TASK_INCOMPLETE',
      body: { data: { practiceCases: ['Read 6 more practice cases'] } },
    });
    all('Submitted');
    expect((await read(people.provider)).body).toMatchObject({
      data: { allowedActions: ['saveStep', 'submit'] },
    });
    expect((await submit(people.admin)).status).toBe(403);
    expect((await submit(people.provider, makeKeyed())).status).toBe(428);
    const headers = makeKeyed(present());
    const answer = await submit(people.provider, headers);
    expect(
      api
        .world()
        .notifications.by('user', 'usr_demo000006')
        .filter(({ taskId }) => taskId === ID),
    ).toMatchObject([{ text: 'Work was handed in and waits to be accepted.' }]);
    expect(answer.body).toMatchObject({ data: { status: 'Submitted', version: 2 } });
    expect((await submit(people.provider, headers)).text).toBe(answer.text);
    expect(await submit()).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });
});

describe('the review of an onboarding', () => {
  const accept = (key: string) => ({ key, decision: 'accept' });

  it('sends back with a reason, which returns the task', async () => {
    all('Submitted');
    expect(await review([accept('cv')])).toMatchObject({ status: 409, code: 'TASK_STATE' });
    set({ status: 'Submitted' });
    expect((await review([accept('cv'), { key: 'licences', decision: 'sendBack' }])).body).toMatchObject({
      data: { 'verdicts.1.reason': ['Reason is required'] },
    });
    expect((await review([accept('cv'), accept('cv')])).status).toBe(422);
    const back = { key: 'licences', decision: 'sendBack', reason: 'Another number.' };
    expect((await review([back, accept('cv')])).body).toMatchObject({
      data: { status: 'Returned', stepsAccepted: 1 },
    });
    expect([stateOf('licences'), stateOf('cv'), stateOf('profile')]).toEqual([
      'SentBack',
      'Accepted',
      'Submitted',
    ]);
  });

  it('was not made on a day that has not begun where the operator is', async () => {
    all('Submitted');
    set({ status: 'Submitted' });
    const late = await review([accept('cv'), { ...accept('licences'), verifiedOn: '2026-11-22' }]);
    expect(late).toMatchObject({
      status: 422,
      body: { data: { 'verdicts.1.verifiedOn': ['Verified on cannot be in the future'] } },
    });
    expect(stateOf('cv')).toBe('Submitted');
    expect((await review([{ ...accept('licences'), verifiedOn: '2026-11-21' }])).status).toBe(200);
  });

  it('tells the provider that every step was accepted, once', async () => {
    all('Accepted');
    setSteps((step) => (step.key === 'cv' ? { ...step, state: 'Submitted' } : step));
    set({ status: 'Submitted' });
    const told = () =>
      api
        .world()
        .notifications.by('user', PROVIDER)
        .filter(({ text }) => text === 'Every step of your onboarding was accepted.');
    expect(told()).toEqual([]);
    await review([{ key: 'cv', decision: 'accept' }]);
    expect(told()).toMatchObject([{ event: 'assigned_to_me', taskId: ID }]);
  });

  it('completes the task with the last step, and never changes the status of the provider', async () => {
    all('Submitted');
    set({ status: 'Submitted' });
    const keys = (readStored()?.steps ?? []).map(({ key }) => key);
    await review(keys.slice(1).map(accept));
    expect(task()?.status).toBe('Submitted');
    expect(await review([accept('cv')])).toMatchObject({ status: 409, code: 'ONBOARDING_STEP_ACCEPTED' });
    api.world().users.change(PROVIDER, (user) => ({ ...user, status: 'In Progress' }));
    const last = await review([{ ...accept(keys[0] ?? ''), verifiedOn: '2026-11-20' }]);
    expect(last.body).toMatchObject({
      data: { status: 'Completed', allowedActions: ['makeProvisionallyActive'] },
    });
    expect(dataOf<OnboardingRecord>(last).steps[0]).toMatchObject({
      state: 'Accepted',
      verifiedOn: '2026-11-20',
      verifiedBy: { userId: 'usr_demo000006' },
    });
    expect(api.world().users.find(PROVIDER)?.status).toBe('In Progress');
  });

  it.each([
    ['CO 0000000, OH 35.012345', ['CO', 'OH']],
    ['co 0000000\nOH: 35.012345', ['CO', 'OH']],
    ['CO DR-0000000 and OR MD12345', ['CO', 'OR']],
    ['Ohio 35.012345 or later CO 1', ['OH', 'CO']],
    ['CO 0000000', ['CO']],
    ['See the files.', ['CO', 'OH', 'OR']],
  ])('verifies each licence that %j names', async (text, verified) => {
    const held = { issuedOn: '2024-01-01', expiresOn: '2028-01-01', verifiedOn: null };
    const licences = [
      { ...held, state: 'CO', number: 'DR-0000001' },
      { ...held, state: 'OH', number: '35.012345' },
      { ...held, state: 'OR', number: 'MD54321' },
    ];
    api.world().users.change(PROVIDER, (user) => ({ ...user, licences }));
    all('Submitted');
    setSteps((step) => (step.key === 'licences' ? { ...step, text } : step));
    set({ status: 'Submitted' });
    expect((await review([{ ...accept('licences'), verifiedOn: '2026-11-20' }])).status).toBe(200);
    const seen = api
      .world()
      .users.find(PROVIDER)
      ?.licences.filter(({ verifiedOn }) => verifiedOn !== null);
    expect(seen?.map(({ state }) => state).toSorted()).toEqual(verified.toSorted());
  });

  it('is for admins, under the version', async () => {
    all('Submitted');
    set({ status: 'Submitted' });
    expect((await review([accept('cv')], people.provider)).status).toBe(403);
    expect((await review([accept('cv')], people.provider2)).status).toBe(404);
    expect((await review([accept('cv')], staffToken(api, 'Accounts'))).status).toBe(403);
    expect((await review([accept('cv')], people.admin, makeKeyed())).status).toBe(428);
    expect((await review([accept('cv')], people.admin, makeKeyed({ 'If-Match': '"v9"' }))).status).toBe(412);
  });
});
