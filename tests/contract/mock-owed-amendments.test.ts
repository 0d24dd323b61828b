import { beforeEach, describe, expect, it } from 'vitest';
import { openedImages } from '#app/core/cases/opened-images.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { makeTask } from '#mock-server/rules/tasks/made-tasks.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { addendum, amendCase, amendment } from './amending.ts';
import { type Asking, key } from './mock-client.ts';
import { askForReview, CASE, type Desk, dataOf, MAJOR, openSignedDesk, review } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openSignedDesk();
});

const amend = (body: unknown, asking: Asking = {}) => amendCase(desk, body, asking);

/** What a second review asks of the signer. */
const owedBy = (assigneeId: string): string =>
  makeTask(
    { world: desk.api.world(), now: Date.now(), caller: null },
    {
      type: TASK.addendumOrAmendment,
      title: 'Amend the report',
      caseId: CASE,
      facilityId: desk.stored().facilityId,
      assigneeId,
      priority: 'Expedited',
      dueAt: null,
    },
  ).id;
const taskOf = (id: string) => desk.api.world().tasks.find(id);

it('an amendment settles the task that asked for it, whoever has the task', async () => {
  const taskId = owedBy(SECOND_PROVIDER);
  expect((await amend(addendum)).status).toBe(201);
  expect(taskOf(taskId)).toMatchObject({ status: 'Open' });
  expect((await amend(amendment)).status).toBe(201);
  expect(taskOf(taskId)).toMatchObject({ status: 'Completed' });
});

it('an amendment that changes nothing of what a review judges leaves its disagreement and the task open', async () => {
  const { qaReviews } = desk.api.world();
  const taskId = await askForReview(desk, 'Retrospective', 'admin', {
    reviewerId: SECOND_PROVIDER,
    blinded: false,
  });
  await review(desk, taskId, MAJOR);
  const tasks = desk.api.world().tasks.by('case', CASE);
  const owed = tasks.find(({ type }) => type === TASK.addendumOrAmendment)?.id ?? '';
  const changes = [{ field: 'comment', specimenID: null, was: '', is: 'An invented comment.' }];
  expect((await amend({ ...amendment, changes })).status).toBe(201);
  expect(qaReviews.find(taskId)?.result).toMatchObject({ resolution: null, resolvedAt: null });
  expect(taskOf(owed)).toMatchObject({ assigneeId: PROVIDER, status: 'Open' });
  expect((await amend(amendment)).status).toBe(201);
  expect(qaReviews.find(taskId)?.result).toMatchObject({ resolution: amendment.reason });
  expect(taskOf(owed)).toMatchObject({ status: 'Completed' });
});

it('a report that stands is explained, and the words settle the review that asked for its amendment', async () => {
  const asked = { reviewerId: SECOND_PROVIDER, blinded: false };
  const reviewId = await askForReview(desk, 'Retrospective', 'admin', asked);
  await review(desk, reviewId, MAJOR);
  const tasks = desk.api.world().tasks.by('case', CASE);
  const owed = tasks.find(({ type }) => type === TASK.addendumOrAmendment)?.id ?? '';
  expect(taskOf(owed)?.description).toContain('say why the report stands');
  const move = (id: 'startTask' | 'submitTask' | 'completeTask', body?: object) =>
    desk.client.ask(id, {
      params: { taskId: owed },
      headers: { 'If-Match': `"v${taskOf(owed)?.version ?? 0}"`, 'Idempotency-Key': key() },
      ...(body === undefined ? {} : { body }),
      as: desk.tokens.provider,
    });
  expect((await move('startTask')).status).toBe(200);
  for (const body of [{}, { answer: 'It stands' }])
    for (const id of ['submitTask', 'completeTask'] as const)
      expect(await move(id, body)).toMatchObject({ status: 422, code: 'TASK_INCOMPLETE' });
  const found = () => desk.api.world().qaReviews.find(reviewId)?.result;
  expect(found()).toMatchObject({ resolution: null });
  const answer = 'Deeper levels show no invasion.';
  expect((await move('completeTask', { answer })).status).toBe(200);
  expect(taskOf(owed)).toMatchObject({ status: 'Completed', answer });
  expect(found()).toMatchObject({ resolution: answer });
});

describe('of a signer who is gone', () => {
  const ask = (id: 'getFinalReport' | 'getFinalReportPdf' | 'getReportDifferences' | 'getCase') =>
    desk.client.ask(id, { params: { caseId: CASE }, as: desk.tokens.provider2 });
  const listed = async (query = {}) => {
    const answer = await desk.client.ask('listReports', { query, as: desk.tokens.provider2 });
    return (dataOf(answer)['items'] as readonly { readonly caseId: string }[]).map(({ caseId }) => caseId);
  };

  it('the report is read, listed and amended by the pathologist who was named, and by no other', async () => {
    desk.setUser(PROVIDER, { status: 'Deactivated' });
    expect([(await ask('getFinalReport')).status, (await listed()).includes(CASE)]).toEqual([404, false]);

    desk.setCase({ assignedProviderId: SECOND_PROVIDER });
    expect(dataOf(await ask('getCase'))['allowedActions']).toContain('amend');
    expect((await ask('getFinalReport')).status).toBe(200);
    expect((await ask('getFinalReportPdf')).status).toBe(200);
    expect((await listed()).filter((id) => id === CASE)).toEqual([CASE]);
    expect(await listed({ samePatientAs: CASE })).toContain(CASE);
    const signed = { ...amendment.signature, readingSite: 'HOME-OH-2' };
    const answer = await amend({ ...amendment, signature: signed }, { as: desk.tokens.provider2 });
    expect(dataOf(answer)).toMatchObject({ reportState: 'Amended', reportVersion: 2 });
    expect((await ask('getReportDifferences')).status).toBe(200);
  });

  it('an amendment that is owed goes to whoever is named, and ends with their signature', async () => {
    const [taskId, done] = [owedBy(PROVIDER), owedBy(PROVIDER)];
    desk.api.world().tasks.change(done, (task) => ({ ...task, status: 'Completed' }));
    desk.setUser(PROVIDER, { status: 'Deactivated' });
    const named = await desk.client.ask('assignCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { providerId: SECOND_PROVIDER, reason: 'The signer left.' },
      as: desk.tokens.admin,
    });
    expect(named.status).toBe(200);
    expect(taskOf(taskId)).toMatchObject({ assigneeId: SECOND_PROVIDER, status: 'Open', version: 2 });
    expect(taskOf(done)).toMatchObject({ assigneeId: PROVIDER, version: 1 });
    const signed = { ...amendment.signature, readingSite: 'HOME-OH-2' };
    const answer = await amend({ ...amendment, signature: signed }, { as: desk.tokens.provider2 });
    expect(answer.status).toBe(201);
    expect(taskOf(taskId)).toMatchObject({ status: 'Completed' });
  });

  it('the case shows whoever is named the slides that they opened themselves, and none of those of the signer', async () => {
    expect(desk.stored().openedImageIds).not.toEqual([]);
    desk.setUser(PROVIDER, { status: 'Deactivated' });
    const named = await desk.client.ask('assignCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { providerId: SECOND_PROVIDER, reason: 'The signer left.' },
      as: desk.tokens.admin,
    });
    expect(named.status).toBe(200);
    const { slides } = dataOf(await ask('getCase')) as unknown as Pick<Case, 'slides'>;
    expect(slides.flatMap(({ subsections }) => subsections)).not.toEqual([]);
    expect(openedImages({ slides })).toEqual([]);

    const [imageId = ''] =
      desk.stored().specimens[0]?.subsections[0]?.images.map((image) => image.imageId) ?? [];
    const { version } = desk.stored();
    const opening = { params: { caseId: CASE, imageId }, headers: { 'Idempotency-Key': key() } };
    const noted = await desk.client.ask('recordImageOpened', { ...opening, as: desk.tokens.provider2 });
    expect([noted.status, desk.stored().version]).toEqual([200, version]);
    const after = dataOf(await ask('getCase')) as unknown as Pick<Case, 'slides'>;
    expect(openedImages(after)).toMatchObject([{ imageId }]);
  });

  it('a signer whose licence there has ended is gone as well, and another one for another state is no help', async () => {
    const taskId = owedBy(PROVIDER);
    const { facilityId } = desk.stored();
    const { state } = desk.api.world().facilities.find(facilityId) ?? { state: '' };
    const { licences } = desk.api.world().users.find(PROVIDER) ?? { licences: [] };
    const ended = licences.map((held) =>
      held.state === state ? { ...held, expiresOn: '2026-11-20' } : held,
    );
    desk.setUser(PROVIDER, { licences: ended });
    expect(await amend(amendment)).toMatchObject({ status: 422 });
    const named = await desk.client.ask('assignCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { providerId: SECOND_PROVIDER, reason: 'The licence of the signer has ended.' },
      as: desk.tokens.admin,
    });
    expect(named.status).toBe(200);
    const signed = { ...amendment.signature, readingSite: 'HOME-OH-2' };
    expect((await amend({ ...amendment, signature: signed }, { as: desk.tokens.provider2 })).status).toBe(
      201,
    );
    expect(taskOf(taskId)).toMatchObject({ status: 'Completed' });
  });

  it('the report stays the signer’s while that one can log in', async () => {
    desk.setCase({ assignedProviderId: SECOND_PROVIDER });
    expect((await ask('getFinalReport')).status).toBe(404);
    expect(await listed()).not.toContain(CASE);
  });
});
