import { beforeEach, describe, expect, it } from 'vitest';
import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { QaReviewAskedZodType } from '#contracts/generated/schemas/qa-review-asked.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
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

  it('has files, comments and a reason that are closed to staff who may not read it, and logs who reads them', async () => {
    const params = { taskId, name: 'slide-note' };
    const attach = (person: Person) =>
      desk.as(person, 'putTaskAttachment', {
        params,
        version: taskNow()?.version ?? 0,
        body: '%PDF-1.7 my notes',
        headers: { 'X-File-Name': 'notes.pdf', 'Content-Type': 'application/pdf' },
      });
    const comment = (person: Person) =>
      desk.as(person, 'addTaskComment', { params, body: { text: 'I see no tumour.' } });
    expect([(await attach('provider2')).status, (await comment('provider2')).status]).toEqual([201, 201]);
    desk.api.world().tasks.change(taskId, (task) => ({ ...task, reason: 'Not my field.' }));
    const shown = async () => {
      const { allowedActions, comments, attachments, reason } = dataOf<TaskZodType>(
        await desk.as('admin', 'getTask', { params }),
      );
      const mayWrite = allowedActions.includes('comment') || allowedActions.includes('attach');
      return { comments: comments.length, attachments: attachments.length, reason, mayWrite };
    };
    const read = async () => (await desk.as('admin', 'getTaskAttachment', { params })).status;
    const readings = () => desk.api.world().qaReadings.by('task', taskId).length;
    const before = readings();
    for (const staffRole of ['Accounts', 'Relationship_Manager'] as const) {
      desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      expect(await shown()).toEqual({ comments: 0, attachments: 0, reason: null, mayWrite: false });
      expect(await read()).toBe(403);
      expect(await comment('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
      expect(await attach('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    }
    expect(readings()).toBe(before);
    desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole: 'Lab_Operations' }));
    expect(await shown()).toEqual({ comments: 1, attachments: 1, reason: 'Not my field.', mayWrite: true });
    expect(await read()).toBe(200);
    expect(readings()).toBe(before + 2);
  });

  it('shows another reviewer nothing that was written or added before, as long as the original is closed', async () => {
    const { users, qaReviews } = desk.api.world();
    const reader = users.find(SECOND_PROVIDER);
    if (reader === null) throw new Error('the demo world has changed');
    const { licences, subspecialties } = reader;
    const able = { licences, subspecialties, excludedFacilityIds: [] };
    users.change('usr_demo000003', (user) => ({ ...user, ...able, status: 'Active' }));
    const saved = { blinded: true, ownDiagnosis: [], ownDiagnosisSavedAt: '2026-11-20T14:00:00.000Z' };
    qaReviews.change(taskId, (review) => ({ ...review, ...saved }));
    const params = { taskId, name: 'slide-note' };
    const attach = (person: Person) =>
      desk.as(person, 'putTaskAttachment', {
        params,
        version: taskNow()?.version ?? 0,
        body: '%PDF-1.7 my notes',
        headers: { 'X-File-Name': 'notes.pdf', 'Content-Type': 'application/pdf' },
      });
    const comment = (person: Person, text: string) =>
      desk.as(person, 'addTaskComment', { params, body: { text } });
    await comment('provider2', 'The original says Gleason 3+4.');
    await attach('provider2');
    desk.time.now += 60_000;
    const version = taskNow()?.version ?? 0;
    const given = await desk.as('admin', 'assignTask', {
      params,
      version,
      body: { assigneeId: 'usr_demo000003' },
    });
    expect(given.status).toBe(200);
    expect(desk.noticesOf(SECOND_PROVIDER).at(-1)).toBe(
      'assigned_to_me: Your second review of case DP-2026-000009 was given to somebody else.',
    );
    await comment('provisional', 'Is there a deeper level?');
    desk.time.now += 60_000;
    await comment('admin', 'There is none.');
    const shown = async (person: Person) => {
      const task = dataOf<TaskZodType>(await desk.as(person, 'getTask', { params }));
      return [task.comments.map(({ text }) => text), task.attachments.length];
    };
    const thread = ['Is there a deeper level?', 'There is none.'];
    expect(await shown('provisional')).toEqual([thread, 0]);
    expect((await desk.as('provisional', 'getTaskAttachment', { params })).status).toBe(404);
    expect(await attach('provisional')).toMatchObject({ status: 422 });
    expect(await shown('admin')).toEqual([['The original says Gleason 3+4.', ...thread], 1]);
    const now = { ownDiagnosis: [], ownDiagnosisSavedAt: '2026-11-20T14:05:00.000Z' };
    qaReviews.change(taskId, (review) => ({ ...review, ...now }));
    expect(await shown('provisional')).toEqual([['The original says Gleason 3+4.', ...thread], 1]);
    expect((await desk.as('provisional', 'getTaskAttachment', { params })).status).toBe(200);
  });

  it('is asked of nobody again who has declined it', async () => {
    const { users, tasks } = desk.api.world();
    users.change('usr_demo000003', (user) => ({ ...user, status: 'Active' }));
    const waiting = () => tasks.by('case', CASE).find(({ type, status }) => type === 2 && !isClosed(status));
    const decline = (person: Person) =>
      desk.as(person, 'declineTask', {
        params: { taskId: waiting()?.id ?? '' },
        version: waiting()?.version ?? 0,
        body: { reason: 'I have no time.' },
      });
    expect((await decline('provider2')).status).toBe(200);
    expect(waiting()).toMatchObject({ assigneeId: 'usr_demo000003' });
    expect((await decline('provisional')).status).toBe(200);
    expect(waiting()).toMatchObject({ assigneeId: null, assignedRole: 'Admin' });
  });

  it('keeps what its reviewer has written where it is given to the same person again', async () => {
    const ownDiagnosis = [{ specimenID: 'A', text: 'Benign.' }];
    const ownDiagnosisSavedAt = '2026-11-20T14:00:00.000Z';
    const { qaReviews } = desk.api.world();
    qaReviews.change(taskId, (review) => ({ ...review, blinded: true, ownDiagnosis, ownDiagnosisSavedAt }));
    const assign = () =>
      desk.as('admin', 'assignTask', {
        params: { taskId },
        version: taskNow()?.version ?? 0,
        body: { assigneeId: SECOND_PROVIDER },
      });
    expect((await assign()).status).toBe(200);
    expect(qaReviews.find(taskId)).toMatchObject({ ownDiagnosis, ownDiagnosisSavedAt });
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
