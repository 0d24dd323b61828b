import { beforeEach, describe, expect, it } from 'vitest';
import { taskRefusalTexts } from '#app/core/tasks/task-refusals.ts';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import type { TaskCandidate, TaskRefusal } from '#contracts/generated/wire.ts';
import { usersWhere } from '#mock-server/rules/people/notify.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { draftsOf } from './case-drafts.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, orderStain, writeDiagnosis } from './mock-work.test-support.ts';

const NP = 'usr_demo000005';

const READS_ONLY = { view: true, edit: false, assign: false, pickup: false };

let desk: Desk;
let taskId: string;
beforeEach(async () => {
  desk = await openDesk();
});

const storedTask = (): TaskRecord => {
  const found = desk.api.world().tasks.find(taskId);
  if (found === null) throw new Error('no such task');
  return found;
};
const ask = (query: Record<string, string | number> = {}, person: Person = 'admin') =>
  desk.client.ask('listTaskCandidates', {
    params: { taskId },
    query: { pageSize: 100, ...query },
    as: desk.tokens[person],
  });
const list = async (query: Record<string, string | number> = {}) =>
  dataOf<{ items: TaskCandidate[] }>(await ask(query)).items;
const refusalsOf = async (id: string) =>
  (await list()).find(({ person }) => person.userId === id)?.refusals ?? null;
const changeUser = (id: string, changes: Partial<UserRecord>) =>
  void desk.api.world().users.change(id, (user) => ({ ...user, ...changes }));

const assign = (assigneeId: string) =>
  desk.as('admin', 'assignTask', { params: { taskId }, version: storedTask().version, body: { assigneeId } });

/** What assignTask says of everybody on the list, of whom nobody is left with the task. */
async function agreed(): Promise<void> {
  const before = storedTask();
  const { qaReviews } = desk.api.world();
  const review = qaReviews.find(taskId);
  for (const { person, refusals, mayTake } of await list()) {
    const { status, code, body } = await assign(person.userId);
    desk.api.world().tasks.change(taskId, () => before);
    if (review !== null) qaReviews.change(taskId, () => review);
    const told = { data: { assignee: refusals.map((refusal) => taskRefusalTexts[refusal]) } };
    expect([person.displayName, mayTake, status]).toEqual([
      person.displayName,
      refusals.length === 0,
      mayTake ? 200 : 422,
    ]);
    if (refusals.includes('reader')) expect(code).toBe('QA_SELF_REVIEW');
    else if (!mayTake) expect(body).toMatchObject(told);
  }
}

async function askForReview(): Promise<void> {
  const text = 'PROSTATE, NEEDLE BIOPSY: adenocarcinoma, Gleason 3+4.';
  writeDiagnosis(
    desk,
    ['A', 'B', 'C', 'D', 'E', 'F'].map((specimenID) => ({ specimenID, text })),
  );
  const asked = { params: { caseId: CASE }, version: 3, body: { kind: 'Prospective' }, key: key() };
  taskId = dataOf<QaReviewAskedZodType>(await desk.as('provider', 'requestQaReview', asked)).taskId;
}

describe('whom work of a facility can be given to', () => {
  beforeEach(async () => {
    const { id } = await orderStain(desk);
    taskId = desk.api.world().orders.find(id)?.taskId ?? '';
  });

  it('is told with the reasons by which assignTask refuses the others', async () => {
    changeUser(NP, { rights: READS_ONLY });
    const other = desk.api.world().users.find(NP);
    if (other === null) throw new Error('the demo world has changed');
    const colleague = { ...other, id: 'usr_colleague1', email: 'colleague@example.org', rights: READS_ONLY };
    desk.api.world().users.insert({ ...colleague, facilityId: 'fac_demo-2' });
    expect(await refusalsOf(PROVIDER)).toEqual([]);
    expect(await refusalsOf(NP)).toEqual(['rights']);
    expect(await refusalsOf('usr_colleague1')).toEqual(['facility', 'rights']);
    await agreed();
    const barred = await list({ mayTake: 'false' });
    const helpless = barred.filter(({ refusals }) => refusals.includes('facility'));
    expect(barred.slice(-helpless.length)).toEqual(helpless);
    expect(barred[0]).toMatchObject({ person: { userId: NP } });
  });

  it('is nobody whose account is closed, whom assignTask refuses with the same words as others', async () => {
    changeUser(NP, { status: 'Deactivated' });
    expect(await refusalsOf(NP)).toBeNull();
    expect(await assign(NP)).toMatchObject({
      status: 422,
      body: { data: { assignee: ['Their account is not active.'] } },
    });
  });

  it('is found by name, and by whether they can take it', async () => {
    changeUser(NP, { rights: READS_ONLY });
    const barred = await list({ mayTake: 'false' });
    expect(barred.every(({ mayTake }) => !mayTake)).toBe(true);
    expect(await list()).toEqual([...(await list({ mayTake: 'true' })), ...barred]);
    const [first] = barred;
    expect(await list({ q: first?.person.displayName ?? '' })).toContainEqual(first);
  });
});

describe('whom a second review can be given to', () => {
  beforeEach(askForReview);

  const lacking: readonly (readonly [TaskRefusal, Partial<UserRecord>])[] = [
    ['licence', { licences: [] }],
    ['subspecialty', { subspecialties: ['Renal'] }],
    ['conflict', { excludedFacilityIds: ['fac_demo-1'] }],
    ['account', { status: 'In Progress' }],
    ['rights', { rights: { ...READS_ONLY, view: false } }],
  ];
  it.each(lacking)('is nobody of whom is said: %s', async (refusal, changes) => {
    expect(await refusalsOf(SECOND_PROVIDER)).toEqual([]);
    changeUser(SECOND_PROVIDER, changes);
    expect(await refusalsOf(SECOND_PROVIDER)).toEqual([refusal]);
    await agreed();
  });

  it('is neither its reader nor whoever wrote in its text, nor anybody who is no pathologist', async () => {
    expect((await refusalsOf(PROVIDER))?.[0]).toBe('reader');
    changeUser(PROVIDER, { rights: { ...READS_ONLY, view: false } });
    expect(await refusalsOf(PROVIDER)).toEqual(expect.arrayContaining(['reader', 'rights']));
    expect(await refusalsOf(NP)).toEqual(['role']);
    const { caseEvents, users } = desk.api.world();
    const [anyEvent] = caseEvents.by('case', CASE);
    const writer = users.find(SECOND_PROVIDER);
    if (anyEvent === undefined || writer === null) throw new Error('the demo world has changed');
    const by = { userId: writer.id, displayName: 'Dr. Second' };
    caseEvents.insert({ ...anyEvent, id: 'evt_written1', kind: 'diagnosis_saved', by });
    expect(await refusalsOf(SECOND_PROVIDER)).toEqual(['author']);
    await agreed();
  });
});

describe('whom the parcel that a case came with can be given to', () => {
  const mayHave = async () => (await list({ mayTake: 'true' })).map(({ person }) => person.userId);

  beforeEach(async () => {
    const { api, client, tokens } = desk;
    const drafts = draftsOf(api, client);
    const { caseId } = await drafts.complete(tokens.facility);
    expect((await drafts.ask('sendOutCase', tokens.facility, { caseId }, {})).status).toBe(200);
    taskId = api.world().tasks.by('case', caseId)[0]?.id ?? '';
    expect(storedTask()).toMatchObject({ type: 8, assignedRole: 'Lab_Operations' });
  });

  it('is whoever of the staff may count its slides, and nobody else', async () => {
    const counting = usersWhere(
      desk.api.world(),
      ({ role, staffRole }) =>
        role === 'Admin' && staffRole !== 'Accounts' && staffRole !== 'Relationship_Manager',
    ).map(({ id }) => id);
    expect(counting).not.toEqual([]);
    expect((await mayHave()).toSorted()).toEqual(counting.toSorted());
    for (const id of [PROVIDER, NP]) expect(await refusalsOf(id)).toContain('duty');
    await agreed();
  });

  it.each([
    ['Provider', 422],
    ['Facility', 422],
    ['Accounts', 422],
    ['Relationship_Manager', 422],
    ['Admin', 200],
    ['Lab_Operations', 200],
  ])('as a role: %s is answered with %i', async (assignedRole, status) => {
    const body = { assignedRole };
    const answer = await desk.as('admin', 'assignTask', {
      params: { taskId },
      version: storedTask().version,
      body,
    });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body).toMatchObject({ data: { assignee: [taskRefusalTexts.duty] } });
  });
});

it('a task about a pathologist is for them alone, and for no role', async () => {
  const made = await desk.as('admin', 'createTask', {
    body: { type: 3, title: 'Begin the onboarding', assigneeId: PROVIDER },
    key: key(),
  });
  taskId = dataOf<{ id: string }>(made).id;
  expect((await list({ mayTake: 'true' })).map(({ person }) => person.userId)).toEqual([PROVIDER]);
  expect(await refusalsOf(SECOND_PROVIDER)).toEqual(['provider']);
  await agreed();
  const toRole = { params: { taskId }, version: storedTask().version, body: { assignedRole: 'Provider' } };
  expect(await desk.as('admin', 'assignTask', toRole)).toMatchObject({
    body: { data: { assignee: [taskRefusalTexts.provider] } },
  });
});
