import { beforeEach, describe, expect, it } from 'vitest';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import { NEW_PROVIDER } from '#mock-server/seeds/staff.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';
import { PROVIDER_PUBLIC } from './registration-forms.ts';

const EMAIL = 'maren@example.org';
const PDF = '%PDF-1.7 invented';

let mock: PeopleMock;
let admin: string;
let theirs: string;
let taskId: string;

const user = (): UserRecord => mock.api.world().users.by('email', EMAIL)[0] ?? mock.user('nobody');
const task = () => mock.api.world().tasks.find(taskId);
const move = (to: string) =>
  mock.send('changeProviderStatus', {
    params: { userId: user().id },
    body: { to },
    version: user().version,
    as: admin,
  });
const onTask = (
  id: 'startTask' | 'submitOnboarding' | 'reviewOnboarding' | 'cancelTask',
  as: string,
  body?: unknown,
) =>
  mock.send(id, {
    params: { taskId },
    version: task()?.version ?? 0,
    as,
    ...(body === undefined ? {} : { body }),
  });
const rows = async (as: string, view: string) => {
  const answer = await mock.client.ask('listTasks', { query: { view, type: 3 }, as });
  return dataOf<{ items: { id: string; status: string }[] }>(answer).items;
};
const openTasks = async (as: string) =>
  dataOf<{ tasks: { open: number } }>(await mock.client.ask('getDashboard', { as })).tasks.open;

/** Registered in public, the address confirmed, and approved by an admin who has seen the papers. */
async function approve(): Promise<void> {
  mock = peopleMock();
  admin = await mock.enter('admin');
  await mock.send('registerProvider', { body: PROVIDER_PUBLIC });
  const asked = await mock.client.ask('requestEmailVerification', {
    body: { email: EMAIL, purpose: 'registration' },
  });
  const { verificationId } = dataOf<{ verificationId: string }>(asked);
  const body = { code: mock.mailed(EMAIL), password: PROVIDER_PUBLIC.password };
  await mock.client.ask('confirmEmailVerification', { params: { verificationId }, body });
  const { registrations } = mock.api.world();
  const [found] = registrations.by('email', EMAIL);
  const record = registrations.change(found?.id ?? '', (held) => ({ ...held, status: 'UnderReview' }));
  const review = await mock.send('reviewRegistration', {
    params: { kind: 'providers', registrationId: record.id },
    body: { decision: 'approve' },
    version: record.version,
    as: admin,
  });
  expect(review.status).toBe(200);
  theirs = await mock.enter('maren', PROVIDER_PUBLIC.password);
  taskId = mock.api.world().onboardings.by('provider', user().id)[0]?.id ?? '';
}

const STEPS: Readonly<Record<string, object>> = {
  licences: { text: 'OH 35.012345', attachments: ['paper'], expiresOn: '2027-06-30' },
  boardCertification: { attachments: ['paper'] },
  cv: { attachments: ['paper'] },
  malpractice: { attachments: ['paper'], expiresOn: '2027-03-31' },
  workAuthorization: { text: 'Citizen', attachments: ['paper'] },
  proofOfAddress: { attachments: ['paper'] },
  agreement: { signedName: 'Maren Quillfeather' },
  practiceCases: { casesDone: 10 },
};

async function handIn(others: typeof STEPS = {}): Promise<void> {
  await onTask('startTask', theirs);
  const put = await mock.send('putTaskAttachment', {
    params: { taskId, name: 'paper' },
    version: task()?.version ?? 0,
    body: PDF,
    as: theirs,
    headers: { 'X-File-Name': 'paper.pdf', 'Content-Type': 'application/pdf' },
  });
  expect([put.status, put.code]).toEqual([201, null]);
  for (const stepKey of zOnboardingStepKey.options) {
    const saved = await mock.send('saveOnboardingStep', {
      params: { taskId, stepKey },
      body: { ...STEPS, ...others }[stepKey] ?? {},
      version: task()?.version ?? 0,
      as: theirs,
    });
    expect([stepKey, saved.status]).toEqual([stepKey, 200]);
  }
  expect((await onTask('submitOnboarding', theirs)).status).toBe(200);
}
const accept = (keys: readonly string[]) =>
  onTask('reviewOnboarding', admin, {
    verdicts: keys.map((key) => ({ key, decision: 'accept', verifiedOn: '2026-11-20' })),
  });

describe('the way of a provider from the registration on', () => {
  beforeEach(approve);

  it('begins with a task in their own list and count, and in those of the admins, and of nobody else', async () => {
    expect(await rows(theirs, 'provider')).toMatchObject([{ id: taskId, status: 'Open' }]);
    expect(await openTasks(theirs)).toBe(1);
    expect((await rows(admin, 'admin')).map(({ id }) => id)).toContain(taskId);
    expect(await rows(await mock.enter('provider'), 'provider')).toEqual([]);
    const before = await openTasks(admin);
    await onTask('cancelTask', admin, { reason: 'Registered twice.' });
    expect(await openTasks(theirs)).toBe(0);
    expect(await openTasks(admin)).toBe(before - 1);
  });

  it('takes over what the registration says, its reading sites as checked with it and its licences as not yet', () => {
    expect(user()).toMatchObject({
      status: 'New',
      npi: '1234567893',
      licences: [{ state: 'OH', number: '35.012345', verifiedOn: null }],
      provider: {
        degree: 'MD',
        workAuthorization: 'Citizen',
        printedName: 'Maren Quillfeather, MD',
        readingSites: [{ name: 'Home office', verified: true }],
        onboarding: { tasksExist: true, agreementSigned: false, trainingPassed: false },
      },
    });
    expect(mock.api.world().signers.find(user().id)).toMatchObject({
      licenceNumbers: { OH: '35.012345' },
      readingSites: [{ code: 'HOME-OH-1' }],
    });
  });

  it('leads over the accepted steps to Provisionally Active, and over proctored cases to Active', async () => {
    expect((await move('In Progress')).status).toBe(200);
    const refused = await move('Provisionally Active');
    expect(refused).toMatchObject({ status: 422, code: 'ONBOARDING_INCOMPLETE' });
    expect(Object.keys(dataOf(refused)).sort()).toEqual([
      'agreement',
      'certificates',
      'licences',
      'malpractice',
      'training',
    ]);
    await handIn();
    const [first = '', ...others] = zOnboardingStepKey.options;
    const ownProfile = async () => dataOf(await mock.client.ask('getMyProfile', { as: theirs }));
    expect(await ownProfile()).toMatchObject({ provider: { boardCertified: false } });
    await accept(others);
    expect(await ownProfile()).toMatchObject({ provider: { boardCertified: true } });
    expect(user().provider?.onboarding).toMatchObject({
      agreementSigned: true,
      malpracticeEndsOn: '2027-03-31',
    });
    expect(user().licences).toMatchObject([{ verifiedOn: '2026-11-20' }]);
    expect(dataOf(await accept([first]))).toMatchObject({
      status: 'Completed',
      allowedActions: ['makeProvisionallyActive'],
    });
    expect(task()).toMatchObject({ status: 'Completed', closedAt: '2026-11-21T12:00:00.000Z' });
    expect((await move('Provisionally Active')).status).toBe(200);
    expect(dataOf(await move('Active'))).toMatchObject({
      proctoredCases: ['10 of 10 proctored cases are still to be read'],
    });
  });

  it('keeps what one onboarding has proved where another adds to it, and the history tells what each did', async () => {
    await move('In Progress');
    await handIn();
    await accept(zOnboardingStepKey.options);
    const missing = async () => {
      const answer = await mock.client.ask('getUser', { params: { userId: user().id }, as: admin });
      return dataOf<{ onboarding: { missing: readonly string[] } }>(answer).onboarding.missing;
    };
    expect(await missing()).toEqual([]);
    const body = { type: 3, title: 'New malpractice cover', assigneeId: user().id };
    taskId = dataOf<{ id: string }>(await mock.send('createTask', { body, as: admin })).id;
    await handIn({ malpractice: { attachments: ['paper'], expiresOn: '2028-03-31' } });
    const verdicts = [
      { key: 'malpractice', decision: 'accept' },
      { key: 'cv', decision: 'sendBack', reason: 'It is here already.' },
    ];
    expect((await onTask('reviewOnboarding', admin, { verdicts })).status).toBe(200);
    expect((await onTask('cancelTask', admin, { reason: 'The cover was all.' })).status).toBe(200);
    expect(user().provider?.onboarding.malpracticeEndsOn).toBe('2028-03-31');
    expect(await missing()).toEqual([]);
    const history = await mock.client.ask('listRecordHistory', {
      params: { subject: 'users', subjectId: user().id },
      as: admin,
    });
    const [last, first] = dataOf<{ items: { by: object; fields: { field: string }[] }[] }>(history).items;
    expect(last).toMatchObject({
      by: { userId: 'usr_demo000006' },
      fields: [{ field: 'provider.onboarding.malpracticeEndsOn', from: '2027-03-31', to: '2028-03-31' }],
    });
    expect(first?.fields).toContainEqual({ field: 'licences.0.verifiedOn', from: null, to: '2026-11-20' });
  });

  it('keeps the newer cover where an older onboarding that was still open goes on', async () => {
    const older = taskId;
    await handIn();
    await accept(zOnboardingStepKey.options.filter((step) => step !== 'cv'));
    const body = { type: 3, title: 'New malpractice cover', assigneeId: user().id };
    taskId = dataOf<{ id: string }>(await mock.send('createTask', { body, as: admin })).id;
    await handIn({ malpractice: { attachments: ['paper'], expiresOn: '2028-03-31' } });
    await accept(['malpractice']);
    taskId = older;
    expect((await accept(['cv'])).status).toBe(200);
    expect(user().provider?.onboarding.malpracticeEndsOn).toBe('2028-03-31');
  });

  it('takes the earlier end of a cover that was mistyped from the onboarding that puts it right', async () => {
    await handIn({ malpractice: { attachments: ['paper'], expiresOn: '2082-03-31' } });
    await accept(['malpractice']);
    expect(user().provider?.onboarding.malpracticeEndsOn).toBe('2082-03-31');
    const body = { type: 3, title: 'The cover once more', assigneeId: user().id };
    taskId = dataOf<{ id: string }>(await mock.send('createTask', { body, as: admin })).id;
    await handIn({ malpractice: { attachments: ['paper'], expiresOn: '2027-03-31' } });
    await accept(['malpractice']);
    expect(user().provider?.onboarding.malpracticeEndsOn).toBe('2027-03-31');
  });

  it('keeps the newer work authorisation where an older onboarding goes on', async () => {
    const older = taskId;
    const visa = { text: 'Work_Visa', attachments: ['paper'], expiresOn: '2028-01-01' };
    await handIn({ workAuthorization: visa });
    await accept(['workAuthorization']);
    const body = { type: 3, title: 'New authorisation', assigneeId: user().id };
    taskId = dataOf<{ id: string }>(await mock.send('createTask', { body, as: admin })).id;
    await handIn();
    await accept(['workAuthorization']);
    taskId = older;
    expect((await accept(['cv'])).status).toBe(200);
    expect(user().provider?.workAuthorization).toBe('Citizen');
  });

  it('stops where the onboarding is taken back, and goes on with one made by hand', async () => {
    await onTask('cancelTask', admin, { reason: 'Begin again.' });
    expect(await move('In Progress')).toMatchObject({ status: 422, code: 'ONBOARDING_INCOMPLETE' });
    const body = { type: 3, title: 'Onboarding once more', assigneeId: user().id };
    const made = await mock.send('createTask', { body, as: admin });
    expect(made.status).toBe(201);
    expect(await rows(theirs, 'provider')).toHaveLength(2);
    expect((await move('In Progress')).status).toBe(200);
  });
});

describe('an onboarding made by hand', () => {
  beforeEach(async () => {
    mock = peopleMock();
    admin = await mock.enter('admin');
  });

  it('is a provider’s, and stays with them', async () => {
    const make = (assignee: object) =>
      mock.send('createTask', { body: { type: 3, title: 'Onboarding', ...assignee }, as: admin });
    for (const assignee of [{ assigneeId: 'usr_demo000004' }, { assignedRole: 'Provider' }])
      expect(await make(assignee)).toMatchObject({
        status: 422,
        body: { data: { assignee: ['Choose the pathologist who is to begin'] } },
      });
    taskId = dataOf<{ id: string }>(await make({ assigneeId: NEW_PROVIDER })).id;
    expect(mock.api.world().onboardings.find(taskId)?.steps).toHaveLength(10);
    const body = { assigneeId: 'usr_demo000001' };
    const given = await mock.send('assignTask', { params: { taskId }, body, version: 1, as: admin });
    expect(given).toMatchObject({
      status: 422,
      body: { data: { assignee: ['This task stays with the pathologist whom it is about.'] } },
    });
  });
});
