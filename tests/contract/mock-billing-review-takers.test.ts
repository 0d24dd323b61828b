import { beforeEach, describe, expect, it } from 'vitest';
import { taskRefusalTexts } from '#app/core/tasks/task-refusals.ts';
import type { TaskCandidate } from '#contracts/generated/wire.ts';
import { usersWhere } from '#mock-server/rules/people/notify.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const NP = 'usr_demo000005';
const TASK_ID = 'tsk_demo-5-bill';
const REFUSED = { status: 422, body: { data: { assignee: [taskRefusalTexts.billing] } } };

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const version = () => desk.api.world().tasks.find(TASK_ID)?.version ?? 0;
const assign = (body: { assigneeId: string } | { assignedRole: string }) =>
  desk.as('admin', 'assignTask', { params: { taskId: TASK_ID }, version: version(), body });
const make = (body: { assigneeId: string } | { assignedRole: string }) => {
  const { caseId, type } = desk.api.world().tasks.find(TASK_ID) ?? {};
  return desk.as('admin', 'createTask', { body: { type, caseId, title: 'Look at the lines', ...body } });
};

describe('whom a billing review can be given to', () => {
  it('is whoever of the staff may change a bill, and nobody else', async () => {
    const query = { pageSize: 100, mayTake: 'true' };
    const params = { taskId: TASK_ID };
    const answer = await desk.client.ask('listTaskCandidates', { params, query, as: desk.tokens.admin });
    const billing = usersWhere(
      desk.api.world(),
      ({ role, staffRole, status }) =>
        role === 'Admin' && status !== 'Deactivated' && [null, 'Admin', 'Accounts'].includes(staffRole),
    ).map(({ id }) => id);
    expect(billing).not.toEqual([]);
    const listed = dataOf<{ items: TaskCandidate[] }>(answer).items.map(({ person }) => person.userId);
    expect(listed.toSorted()).toEqual(billing.toSorted());
  });

  it.each([NP, PROVIDER])('is not %s, to whom it is not made either', async (assigneeId) => {
    expect(await assign({ assigneeId })).toMatchObject(REFUSED);
    expect(await make({ assigneeId })).toMatchObject(REFUSED);
  });

  it.each([
    ['Provider', 422],
    ['Facility', 422],
    ['Lab_Operations', 422],
    ['Relationship_Manager', 422],
    ['Admin', 200],
    ['Accounts', 200],
  ])('as a role: %s is answered with %i', async (assignedRole, status) => {
    expect((await make({ assignedRole })).status).toBe(status === 200 ? 201 : 422);
    const answer = await assign({ assignedRole });
    if (status === 422) expect(answer).toMatchObject(REFUSED);
    else expect(answer.status).toBe(200);
  });
});
