import { beforeEach, describe, expect, it } from 'vitest';
import { makeOnboarding } from '#mock-server/resolvers/onboarding/onboarding-records.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { ACCOUNTS, LAB_OPERATIONS, RELATIONS } from '#mock-server/seeds/staff.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const ADMIN = 'usr_demo000006';
const DECLINED = 'assigned_to_me: A task was declined. Its page says why.';
const DECLINED_OF_CASE = 'assigned_to_me: A task of case DP-2026-000009 was declined. Its page says why.';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const decline = (person: Person, { id, version }: Pick<TaskRecord, 'id' | 'version'>) =>
  desk.as(person, 'declineTask', { params: { taskId: id }, version, body: { reason: 'Not mine to do.' } });

const params = { caseId: CASE };

describe('a task that is declined and has no request of a reader behind it', () => {
  const amendment = async (): Promise<TaskRecord> => {
    const body = { type: 10, title: 'Amend it', caseId: CASE, assigneeId: SECOND_PROVIDER };
    return dataOf<TaskRecord>(await desk.as('admin', 'createTask', { body }));
  };

  it('is told to whoever made it', async () => {
    expect((await decline('provider2', await amendment())).status).toBe(200);
    expect(desk.noticesOf(ADMIN)).toContain(DECLINED_OF_CASE);
    expect(desk.noticesOf(LAB_OPERATIONS)).not.toContain(DECLINED_OF_CASE);
  });

  it('is told to the operator where nobody made it by hand', async () => {
    const task = await amendment();
    desk.api.world().tasks.change(task.id, (record) => ({ ...record, askedBy: null }));
    await decline('provider2', task);
    expect(desk.noticesOf(ADMIN)).toContain(DECLINED_OF_CASE);
    expect(desk.noticesOf(LAB_OPERATIONS)).toContain(DECLINED_OF_CASE);
    expect(desk.noticesOf(RELATIONS)).not.toContain(DECLINED_OF_CASE);
  });

  it('is told to those of the staff who direct such tasks: of an onboarding, to the managers', async () => {
    const world = desk.api.world();
    const provider = world.users.find(SECOND_PROVIDER) ?? expect.fail('nobody reads second');
    await decline('provider2', makeOnboarding({ world, now: desk.time.now, caller: null }, provider));
    for (const id of [ADMIN, RELATIONS]) expect(desk.noticesOf(id)).toContain(DECLINED);
    for (const id of [LAB_OPERATIONS, ACCOUNTS]) expect(desk.noticesOf(id)).not.toContain(DECLINED);
  });

  it('has its comments read by the same people', async () => {
    const world = desk.api.world();
    const provider = world.users.find(SECOND_PROVIDER) ?? expect.fail('nobody reads second');
    const { id } = makeOnboarding({ world, now: desk.time.now, caller: null }, provider);
    const before = desk.noticesOf(LAB_OPERATIONS).length;
    const said = await desk.as('provider2', 'addTaskComment', {
      params: { taskId: id },
      body: { text: 'Which papers?' },
    });
    expect(said.status).toBe(201);
    expect(desk.noticesOf(RELATIONS).join(' ')).toContain('comment');
    expect(desk.noticesOf(LAB_OPERATIONS)).toHaveLength(before);
  });
});

describe('the reader of a case', () => {
  const ask = async (): Promise<void> => {
    const questions = [{ about: 'other', text: 'Was there an earlier biopsy?' }];
    await desk.as('provider', 'askForInformation', { params, version: 3, body: { questions } });
  };

  it('hears that questions were declined, and that nothing is open any more', async () => {
    await ask();
    const [task] = desk.api
      .world()
      .tasks.by('case', CASE)
      .filter(({ type }) => type === 7);
    await decline('facility', task ?? expect.fail('there is no task of the question'));
    expect(desk.noticesOf(PROVIDER).toSorted()).toEqual([
      'assigned_to_me: The questions about case DP-2026-000009 were declined.',
      'order_fulfilled: The last open request of case DP-2026-000009 was declined.',
    ]);
  });

  it('is not told of an answer where the last order was taken back', async () => {
    const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
    await desk.as('provider', 'createStainRequest', { params, version: 3, body: { orders } });
    const [order] = desk.api.world().orders.by('case', CASE);
    const of = { params: { caseId: CASE, requestId: order?.id ?? '' }, version: 1 };
    expect((await desk.as('provider', 'cancelStainRequest', of)).status).toBe(200);
    expect(desk.noticesOf(PROVIDER)).toEqual([
      'order_fulfilled: The last open request of case DP-2026-000009 was withdrawn.',
    ]);
  });
});
