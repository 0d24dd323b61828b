import { beforeEach, expect, it } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const AWAY = 'usr_demo000002';
const READER = 'usr_demo000001';
const CASE = 'cas_dp-2026-000009';

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
  desk.api.world().users.change(AWAY, (user) => {
    if (user.provider === null) throw new Error('the demo world has changed');
    const away = [{ from: '2026-01-01', to: '2099-12-04', coveredBy: null }];
    return { ...user, provider: { ...user.provider, away } };
  });
});

const inState = (changes: object) =>
  desk.api.world().cases.change(CASE, (aCase) => ({ ...aCase, qaProviderId: null, holds: [], ...changes }));
const SAID = ', away until 12/04/2099';

it('whoever asks for a second review reads who is away', async () => {
  inState({ status: 'Selected', assignedProviderId: READER });
  const reader = await desk.enter('provider@example.org', DEMO_PASSWORD);
  expect((await reader.open(`/case-details/${CASE}`)).text).toContain(SAID);
});

it('the operator reads who is away where a case is assigned, read again, or a task is given', async () => {
  inState({ status: 'Available', assignedProviderId: null });
  expect((await desk.open('Admin', `/case-details/${CASE}`)).text).toContain(`open${SAID}`);
  inState({ status: 'SignOutCompleted', assignedProviderId: READER, signerId: READER });
  expect((await desk.open('Admin', `/case-details/${CASE}`)).text).toContain(SAID);
  const task = desk.api
    .world()
    .tasks.list()
    .find(({ type, status }) => type === TASK.stainOrder && status === 'Open');
  expect((await desk.open('Admin', `/task-detail/${task?.id ?? ''}`)).text).toContain(SAID);
});
