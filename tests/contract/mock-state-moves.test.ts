import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, openUnreviewedDesk, saveText } from './report-desk.ts';

let desk: Desk;

const call = (
  operation: OperationId,
  person: Person,
  body?: unknown,
  params: Record<string, string> = {},
  as = desk.tokens[person],
) =>
  desk.client.ask(operation, {
    params: { caseId: CASE, ...params },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    ...(body === undefined ? {} : { body }),
    as,
  });
const actions = async (person: Person) =>
  dataOf(await desk.client.ask('getCase', { params: { caseId: CASE }, as: desk.tokens[person] }))[
    'allowedActions'
  ] as readonly string[];
const order = (stain: string) => ({ orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain }] });
const moveUser = (operation: OperationId, userId: string, body: unknown) =>
  desk.client.ask(operation, {
    params: { userId },
    headers: {
      'If-Match': `"v${desk.api.world().users.find(userId)?.version ?? 0}"`,
      'Idempotency-Key': key(),
    },
    body,
    as: desk.tokens.admin,
  });
const deactivate = (userId: string) =>
  moveUser('deactivateUser', userId, { reason: 'Left.', returnOpenCases: true });
const reactivate = (userId: string) =>
  moveUser('reactivateUser', userId, { reason: 'Came back.', credentialsChecked: true });

describe('a case that waits for slides', () => {
  beforeEach(async () => {
    desk = await openDesk();
    expect((await call('createStainRequest', 'provider', order('CD20'))).status).toBe(201);
    expect(desk.stored().status).toBe('AdditionalWorkRequested');
  });

  it('lets its reader ask for more, and shows the button for it', async () => {
    expect(await actions('provider')).toContain('requestWork');
    expect(await actions('provider')).not.toContain('release');
    expect((await call('createStainRequest', 'provider', order('CD3'))).status).toBe(201);
    expect(desk.stored().status).toBe('AdditionalWorkRequested');
  });

  it('can be taken from its reader by an admin, and goes on waiting in other hands', async () => {
    expect(await actions('admin')).toEqual(expect.arrayContaining(['assign', 'release']));
    const body = { providerId: SECOND_PROVIDER, reason: 'The first reader is ill.' };
    expect((await call('assignCase', 'admin', body)).status).toBe(200);
    expect(desk.stored()).toMatchObject({
      status: 'AdditionalWorkRequested',
      assignedProviderId: SECOND_PROVIDER,
    });
    expect((await call('releaseCase', 'admin', { reason: 'illness' })).status).toBe(200);
    expect(desk.stored()).toMatchObject({ status: 'Available', assignedProviderId: null });
    const { status } = desk.api.world().orders.by('case', CASE).at(-1) ?? {};
    expect(status).toBe('Requested');
  });

  it('goes back to the pool by a move of the table when its reader leaves', async () => {
    expect((await deactivate(PROVIDER)).status).toBe(200);
    const { from, to } = desk.api.world().caseEvents.by('case', CASE).at(-1) ?? {};
    expect([from, to, desk.stored().status]).toEqual(['AdditionalWorkRequested', 'Available', 'Available']);
  });
});

describe('a case in review', () => {
  it.each([
    ['assignCase', { providerId: SECOND_PROVIDER, reason: 'The first reader is ill.' }, 'Selected'],
    ['releaseCase', { reason: 'illness' }, 'Available'],
  ] as const)(
    'is taken from its reader by an admin with %s, and the review ends, of which its reviewer hears',
    async (operation, body, to) => {
      desk = await openDesk();
      await saveText(desk, 0);
      expect((await call('requestQaReview', 'provider', { kind: 'Prospective' })).status).toBe(201);
      expect((await call(operation, 'admin', body)).status).toBe(200);
      expect(desk.stored()).toMatchObject({ status: to, qaProviderId: null });
      const reviews = desk.api
        .world()
        .tasks.by('case', CASE)
        .filter(({ type }) => type === 2);
      expect(reviews.map(({ status }) => status)).toEqual(['Cancelled']);
      const heard = desk.api.world().notifications.by('user', reviews[0]?.assigneeId ?? '');
      expect(heard.map(({ text }) => text)).toContain(
        `Case ${desk.stored().caseID} needs no review for now: it was taken from its reader.`,
      );
    },
  );

  it('is withdrawn with its review, of which its reviewer hears', async () => {
    desk = await openDesk();
    await saveText(desk, 0);
    expect((await call('requestQaReview', 'provider', { kind: 'Prospective' })).status).toBe(201);
    const body = { reason: 'The facility sent it twice.', providerConsulted: true };
    const reviewerId = desk.stored().qaProviderId ?? '';
    expect((await call('cancelCase', 'admin', body)).status).toBe(200);
    const heard = desk.api.world().notifications.by('user', reviewerId);
    expect(heard.map(({ text }) => text)).toContain(
      `Case ${desk.stored().caseID} needs no review any more: it was withdrawn.`,
    );
  });
});

describe('a signed case', () => {
  beforeEach(async () => {
    desk = await openUnreviewedDesk();
  });

  it('shows an admin that a later review may be asked for', async () => {
    expect(await actions('admin')).toEqual(['requestQaReview']);
    const asked = await call('requestQaReview', 'admin', { kind: 'Retrospective' });
    expect(asked.status).toBe(201);
    expect(desk.stored().status).toBe('SignOutCompleted');
  });

  it('is amended by its signer, never by an admin, and by a successor once the signer is gone', async () => {
    const begin = { kind: 'Addendum', reason: 'A stain came in after sign-out.' };
    expect(await actions('provider')).toContain('amend');
    expect(await call('amendCase', 'admin', begin)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    const successor = { providerId: SECOND_PROVIDER, reason: 'The signer has left.' };
    expect(await call('assignCase', 'admin', successor)).toMatchObject({
      status: 422,
      code: 'PROVIDER_NOT_ASSIGNABLE',
      body: { data: { providerId: ['The signer can still amend this report.'] } },
    });
    expect((await deactivate(PROVIDER)).status).toBe(200);
    expect(await actions('admin')).toContain('assign');
    const give = (view: boolean) =>
      desk.api
        .world()
        .users.change(SECOND_PROVIDER, (user) => ({ ...user, rights: { ...user.rights, view } }));
    give(false);
    expect(await call('assignCase', 'admin', successor)).toMatchObject({
      status: 422,
      code: 'PROVIDER_NOT_ASSIGNABLE',
      body: { data: { providerId: ['The pathologist’s rights do not allow them to see cases.'] } },
    });
    give(true);
    expect((await call('assignCase', 'admin', successor)).status).toBe(200);
    expect(desk.stored()).toMatchObject({ signerId: PROVIDER, assignedProviderId: SECOND_PROVIDER });
    expect(await actions('provider2')).toContain('amend');
    expect((await call('amendCase', 'provider2', begin)).status).toBe(201);
    expect(desk.stored().postSignOut).toBe('AddendumInProgress');
  });

  it('is given back to a signer who may sign again, and to nobody else', async () => {
    const give = (providerId: string) =>
      call('assignCase', 'admin', { providerId, reason: 'Who amends it has changed.' });
    expect((await deactivate(PROVIDER)).status).toBe(200);
    expect((await give(SECOND_PROVIDER)).status).toBe(200);
    expect((await reactivate(PROVIDER)).status).toBe(200);
    const again = await desk.client.logIn('provider');
    const begin = { kind: 'Addendum', reason: 'A stain came in after sign-out.' };
    expect(desk.api.world().users.find(PROVIDER)?.status).toBe('In Progress');
    expect(await call('amendCase', 'provider', begin, {}, again)).toMatchObject({ code: 'SIGNER_ONLY' });
    expect((await give(PROVIDER)).status).toBe(422);
    expect(await actions('provider2')).toContain('amend');
    expect((await call('amendCase', 'provider2', begin)).status).toBe(201);
    desk.setUser(PROVIDER, { status: 'Active' });
    const signer = await desk.client.logIn('provider');
    expect(await actions('admin')).toContain('assign');
    const candidates = await desk.client.ask('listAssignmentCandidates', {
      params: { caseId: CASE },
      as: desk.tokens.admin,
    });
    expect(dataOf(candidates)['items']).toMatchObject([{ provider: { userId: PROVIDER }, mayTake: true }]);
    const owed = { type: 10, title: 'Amend the report', caseId: CASE, priority: 'Routine' };
    const made = await desk.client.ask('createTask', {
      headers: { 'Idempotency-Key': key() },
      body: { ...owed, assigneeId: SECOND_PROVIDER },
      as: desk.tokens.admin,
    });
    expect((await give('usr_demo000003')).status).toBe(422);
    expect((await give(PROVIDER)).status).toBe(200);
    expect(desk.api.world().tasks.find(String(dataOf(made)['id']))?.assigneeId).toBe(PROVIDER);
    expect(desk.stored()).toMatchObject({ signerId: PROVIDER, assignedProviderId: PROVIDER });
    const asSigner = await desk.client.ask('getCase', { params: { caseId: CASE }, as: signer });
    expect(dataOf(asSigner)['allowedActions']).toContain('amend');
    expect(await call('getCase', 'provider2')).toMatchObject({ status: 404 });
    expect(await actions('admin')).not.toContain('assign');
  });

  it('is amended by a successor while its signer may see no case', async () => {
    const { rights } = desk.api.world().users.find(PROVIDER) ?? {};
    if (rights === undefined) throw new Error('the demo world has changed');
    desk.setUser(PROVIDER, { rights: { ...rights, view: false } });
    expect(await actions('admin')).toContain('assign');
    const successor = { providerId: SECOND_PROVIDER, reason: 'The signer may see no case.' };
    expect((await call('assignCase', 'admin', successor)).status).toBe(200);
    expect(await actions('provider2')).toContain('amend');
  });

  it('goes to another reviewer, or to an admin who names one, when its reviewer leaves', async () => {
    const asked = await call('requestQaReview', 'admin', { kind: 'Retrospective' });
    const first = String(dataOf(asked)['taskId']);
    expect((await deactivate(SECOND_PROVIDER)).status).toBe(200);
    const open = desk.api
      .world()
      .tasks.by('case', CASE)
      .filter(({ type, status }) => type === 2 && status === 'Open');
    expect(open.map(({ id }) => id)).not.toContain(first);
    expect(open).toMatchObject([{ assigneeId: null, assignedRole: 'Admin' }]);
    expect(desk.api.world().qaReviews.find(open[0]?.id ?? '')).toMatchObject({
      kind: 'Retrospective',
      blinded: true,
      readerId: PROVIDER,
    });
  });
});
