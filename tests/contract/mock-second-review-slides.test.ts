import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { askForReview, CASE, type Desk, openUnreviewedDesk, review } from './report-desk.ts';

let desk: Desk;
const THIRD_PROVIDER = 'usr_demo000003';

const askFor = (kind: string, person: Person, named?: { readonly reviewerId: string }) =>
  askForReview(desk, kind, person, named);
const statusOf = async (operation: OperationId, person: Person, params: Record<string, string> = {}) =>
  (await desk.client.ask(operation, { params: { caseId: CASE, ...params }, as: desk.tokens[person] })).status;

describe('the slides of a case that is read again after its sign-out', () => {
  beforeEach(async () => {
    desk = await openUnreviewedDesk();
  });

  it('are open to the reviewer until the result, and to no other provider', async () => {
    const blobId = desk.stored().specimens[0]?.subsections[0]?.images[0]?.blobId ?? '';
    const open = async (person: Person) => [
      await statusOf('getViewerCase', person),
      await statusOf('getDownloadLink', person, { blobId }),
    ];
    expect(await open('provider2')).toEqual([404, 404]);
    const taskId = await askFor('Proctoring', 'admin');
    expect(await open('provider2')).toEqual([200, 200]);
    expect(await open('provisional')).toEqual([404, 404]);
    expect(await statusOf('getCase', 'provider2')).toBe(404);
    expect(await statusOf('getFinalReport', 'provider2')).toBe(404);
    await review(desk, taskId, { agreement: 'Agree' });
    expect(await open('provider2')).toEqual([404, 404]);
  });

  it('stay open to a reviewer when another is asked, until that review has its own result', async () => {
    const { licences, subspecialties } = desk.api.world().users.find(SECOND_PROVIDER) ?? {};
    const able = { licences: licences ?? [], subspecialties: subspecialties ?? [] };
    desk.setUser(THIRD_PROVIDER, { ...able, status: 'Active', excludedFacilityIds: [] });
    const blobId = desk.stored().specimens[0]?.subsections[0]?.images[0]?.blobId ?? '';
    const open = async (person: Person) => [
      await statusOf('getViewerCase', person),
      await statusOf('getDownloadLink', person, { blobId }),
    ];
    const first = await askFor('Proctoring', 'admin', { reviewerId: SECOND_PROVIDER });
    await askFor('Retrospective', 'admin', { reviewerId: THIRD_PROVIDER });
    expect(desk.stored().qaProviderId).toBe(THIRD_PROVIDER);
    expect([await open('provider2'), await open('provisional')]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await review(desk, first, { agreement: 'Agree' });
    expect([await open('provider2'), await open('provisional')]).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });

  it('come with the marks that the report cites, to be looked at and not to be changed', async () => {
    const imageId = desk.stored().specimens[0]?.subsections[0]?.images[0]?.imageId ?? '';
    expect(await statusOf('getAnnotations', 'provider2', { imageId })).toBe(404);
    const taskId = await askFor('Proctoring', 'admin');
    expect(await statusOf('getAnnotations', 'provider2', { imageId })).toBe(200);
    const shown = await desk.client.ask('getViewerCase', {
      params: { caseId: CASE },
      as: desk.tokens.provider2,
    });
    expect(shown.body).toMatchObject({ data: { marksOpen: false } });
    const saved = await desk.client.ask('putAnnotations', {
      params: { caseId: CASE, imageId },
      headers: { 'If-Match': '"v0"' },
      body: { checksum: null, rulers: [], patches: [], log: [] },
      as: desk.tokens.provider2,
    });
    expect(saved.code).toBe('FORBIDDEN_OWNER');
    await review(desk, taskId, { agreement: 'Agree' });
    expect(await statusOf('getAnnotations', 'provider2', { imageId })).toBe(404);
  });

  it('come without the first reader’s words and marks while the reviewer reads blinded', async () => {
    const taskId = await askFor('Retrospective', 'admin');
    expect(await statusOf('getViewerCase', 'provider2')).toBe(200);
    expect(await statusOf('getPrimaryDiagnosis', 'provider2')).toBe(404);
    expect(await statusOf('listQuestions', 'provider2')).toBe(404);
    const imageId = desk.stored().specimens[0]?.subsections[0]?.images[0]?.imageId ?? '';
    expect(await statusOf('getAnnotations', 'provider2', { imageId })).toBe(404);
    const start = { 'If-Match': '"v1"', 'Idempotency-Key': key() };
    await desk.client.ask('startTask', { params: { taskId }, headers: start, as: desk.tokens.provider2 });
    const diagnosis = desk.stored().specimens.map(({ specimenID }) => ({ specimenID, text: 'Benign.' }));
    await desk.client.ask('saveQaDiagnosis', {
      params: { taskId },
      headers: { 'If-Match': '"v2"' },
      body: { diagnosis },
      as: desk.tokens.provider2,
    });
    expect(await statusOf('getPrimaryDiagnosis', 'provider2')).toBe(200);
    expect(await statusOf('getAnnotations', 'provider2', { imageId })).toBe(200);
  });

  it('close when the review is taken back', async () => {
    const taskId = await askFor('Retrospective', 'admin');
    await desk.client.ask('cancelTask', {
      params: { taskId },
      headers: { 'If-Match': '"v1"', 'Idempotency-Key': key() },
      body: { reason: 'Not needed.' },
      as: desk.tokens.admin,
    });
    expect(await statusOf('getViewerCase', 'provider2')).toBe(404);
  });
});
