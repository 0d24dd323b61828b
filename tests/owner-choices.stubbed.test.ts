import { beforeAll, expect, it } from 'vitest';
import { taskRefusalTexts } from '#app/core/tasks/task-refusals.ts';
import { NEW_PROVIDER } from '#mock-server/seeds/staff.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

async function idsOf(source: string, words: string): Promise<readonly string[]> {
  const { text } = await desk.open('Admin', `/resources/choices?source=${source}&q=${words}`);
  const { choices } = JSON.parse(text) as { readonly choices: readonly { readonly value: string }[] };
  return choices.map(({ value }) => value);
}

it('nobody whose account is closed is offered as an owner, though a filter still finds what they own', async () => {
  const { users } = desk.api.world();
  const { id, lastName } =
    users.list().find(({ role, staffRole }) => role === 'Admin' && staffRole === 'Accounts') ??
    expect.fail('no staff');
  expect(await idsOf('owners', lastName)).toEqual([id]);
  users.change(id, (user) => ({ ...user, status: 'Deactivated' }));
  expect(await idsOf('owners', lastName)).toEqual([]);
  expect(await idsOf('operators', lastName)).toEqual([id]);
});

it('a filter of tasks finds by name whoever had them, though their account is closed', async () => {
  const { users } = desk.api.world();
  const { id, lastName } =
    users.list().find(({ staffRole }) => staffRole === 'Relationship_Manager') ?? expect.fail('no staff');
  users.change(id, (user) => ({ ...user, status: 'Deactivated' }));
  const { text } = await desk.open('Admin', `/tasks?find.assigneeId=${encodeURIComponent(lastName)}`);
  const { named, people } = JSON.parse(text) as Record<'named' | 'people', object>;
  expect(named).toMatchObject({ assigneeId: { choices: [{ value: id }] } });
  expect(JSON.stringify(people)).not.toContain(id);
});

it('a pathologist who is to begin is among those whom a new task may be given to, until the account is closed', async () => {
  const { users, onboardings } = desk.api.world();
  const { id, lastName } = users.find(NEW_PROVIDER) ?? expect.fail('nobody new');
  expect(users.find(id)?.status).toBe('New');
  expect(await idsOf('people', lastName)).toEqual([id]);
  const { text } = await desk.open('Admin', '/create-task');
  const { people } = JSON.parse(text) as { readonly people: { readonly choices: readonly object[] } };
  expect(people.choices).toContainEqual(expect.objectContaining({ value: id }));
  const made = await desk.open('Admin', '/create-task', {
    idempotencyKey: `"${crypto.randomUUID()}"`,
    type: '3',
    title: 'Begin once more',
    assigneeId: id,
    priority: 'Routine',
  });
  expect(made.outcome).toMatch(/^\/task-detail\/tsk_/);
  expect(onboardings.by('provider', id)).not.toEqual([]);
  users.change(id, (user) => ({ ...user, status: 'Deactivated' }));
  expect(await idsOf('people', lastName)).toEqual([]);
});

it('the page of a task offers whoever can have it, with the reason of everybody else, which one of many tasks says too', async () => {
  const { tasks, users } = desk.api.world();
  const task = tasks.find('tsk_demo-onboarding-1') ?? expect.fail('no onboarding');
  const { text } = await desk.open('Admin', `/task-detail/${task.id}`);
  const { people, barred } = JSON.parse(text) as Record<'people' | 'barred', object>;
  expect(people).toMatchObject({ choices: [{ value: task.assigneeId }], total: 1 });
  expect(barred).toMatchObject({
    total: users.list().filter(({ status }) => status !== 'Deactivated').length - 1,
  });
  const other = users.list().find(({ role }) => role === 'Admin') ?? expect.fail('no staff');
  expect(await idsOf(`takers.${task.id}`, other.lastName)).toEqual([]);
  const posted = {
    idempotencyKey: `"${crypto.randomUUID()}"`,
    'tasks[0]': `${task.id} "v${task.version}"`,
    assigneeId: other.id,
  };
  const { outcomes } = JSON.parse((await desk.open('Admin', '/tasks', posted)).text) as {
    readonly outcomes: readonly object[];
  };
  expect(outcomes).toEqual([{ id: task.id, refusal: taskRefusalTexts.provider }]);
});
