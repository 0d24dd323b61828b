import { beforeEach, describe, expect, it } from 'vitest';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, writeDiagnosis } from './mock-work.test-support.ts';

const SPECIMENS = ['A', 'B', 'C', 'D', 'E', 'F'];
const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'I see no tumour.' };

let desk: Desk;
let taskId: string;
const taskNow = () => desk.api.world().tasks.find(taskId);
const submit = (body: object) =>
  desk.as('provider2', 'submitQaResult', { params: { taskId }, version: taskNow()?.version ?? 0, body });

beforeEach(async () => {
  desk = await openDesk();
  writeDiagnosis(
    desk,
    SPECIMENS.map((specimenID) => ({
      specimenID,
      text: 'PROSTATE, NEEDLE BIOPSY: adenocarcinoma, Gleason 3+4.',
    })),
  );
  const asked = { params: { caseId: CASE }, version: 3, body: { kind: 'Prospective' }, key: key() };
  taskId = dataOf<QaReviewAskedZodType>(await desk.as('provider', 'requestQaReview', asked)).taskId;
  await desk.as('provider2', 'startTask', { params: { taskId }, version: 1 });
});

describe('a second review', () => {
  it('has a task whose text and form are closed to staff who may not read it', async () => {
    const note = 'The deep margin.';
    desk.api.world().tasks.change(taskId, (task) => ({ ...task, description: note }));
    const shown = async (person: Person) =>
      dataOf<{ description: string | null; allowedActions: readonly string[] }>(
        await desk.as(person, 'getTask', { params: { taskId } }),
      );
    const change = () =>
      desk.as('admin', 'updateTask', {
        params: { taskId },
        version: taskNow()?.version ?? 0,
        body: { description: '' },
      });
    expect((await shown('provider2')).description).toBe(note);
    for (const staffRole of ['Accounts', 'Relationship_Manager'] as const) {
      desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      const { description, allowedActions } = await shown('admin');
      expect([description, allowedActions.includes('edit')]).toEqual([null, false]);
      expect(await change()).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
      expect(taskNow()?.description).toBe(note);
    }
    desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole: 'Lab_Operations' }));
    expect(await shown('admin')).toMatchObject({ description: note });
    expect((await change()).status).toBe(200);
  });

  it('asks whoever was named in the place of a signer who is gone to amend the report', async () => {
    const successor = 'usr_demo000003';
    desk.api.world().qaReviews.change(taskId, (review) => ({ ...review, kind: 'Retrospective' }));
    desk.changeCase({ status: 'SignOutCompleted', signerId: PROVIDER, assignedProviderId: successor });
    desk.api.world().users.change(PROVIDER, (user) => ({ ...user, status: 'Deactivated' }));
    expect((await submit(MAJOR)).status).toBe(200);
    expect(
      desk.api
        .world()
        .tasks.by('assignee', successor)
        .filter(({ type }) => type === 10),
    ).toMatchObject([{ caseId: CASE, status: 'Open' }]);
  });
});
