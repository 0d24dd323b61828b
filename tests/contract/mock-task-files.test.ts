import { beforeEach, describe, expect, it } from 'vitest';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

/** A task of the second facility, which the people of the first are moved to. */
const TASK = 'tsk_demo-3-a';
const PDF = '%PDF-1.7 a letter';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  for (const id of ['usr_demo000004', 'usr_demo000005'])
    desk.api.world().users.change(id, (user) => ({ ...user, facilityId: 'fac_demo-2' }));
});

interface Kept {
  readonly version?: number;
  readonly person?: Person;
  readonly name?: string;
}

const put = (
  fileName: string,
  bytes: string,
  { version = 1, person = 'facility', name = 'letter' }: Kept = {},
): Promise<Answered> =>
  desk.as(person, 'putTaskAttachment', {
    params: { taskId: TASK, name },
    version,
    body: bytes,
    headers: { 'X-File-Name': encodeURIComponent(fileName), 'Content-Type': 'application/pdf' },
  });
const read = (person: Person, name = 'letter') =>
  desk.as(person, 'getTaskAttachment', { params: { taskId: TASK, name } });

describe('a file kept with a task', () => {
  it('is new the first time, takes the place of the earlier one, and comes back as it was', async () => {
    const first = await put('Brief für Ashgrove.pdf', PDF);
    expect([first.status, first.headers.get('etag')]).toEqual([201, '"v2"']);
    expect(dataOf<TaskZodType>(first).attachments).toMatchObject([
      { key: 'letter', fileName: 'Brief für Ashgrove.pdf', contentType: 'application/pdf', bytes: 17 },
    ]);
    const second = await put('letter.pdf', `${PDF}, corrected`, { version: 2 });
    expect([second.status, dataOf<TaskZodType>(second).attachments.length]).toEqual([200, 1]);
    const answer = await read('np');
    expect([answer.status, answer.text]).toEqual([200, `${PDF}, corrected`]);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''letter.pdf");
  });

  it.each([
    ['letter.exe', PDF, 415, 'FILE_TYPE_NOT_ALLOWED'],
    ['letter', PDF, 415, 'FILE_TYPE_NOT_ALLOWED'],
    ['letter.png', PDF, 415, 'FILE_CONTENT_MISMATCH'],
    ['letter.pdf', '', 422, 'FILE_EMPTY'],
  ])('%s is refused: %s', async (fileName, bytes, status, code) => {
    expect(await put(fileName, bytes)).toMatchObject({ status, code });
    expect(desk.api.world().tasks.find(TASK)).toMatchObject({ version: 1, attachments: [] });
  });

  it('is refused at a stale version, for a closed task and beyond twenty', async () => {
    expect(await put('letter.exe', PDF, { version: 3 })).toMatchObject({ status: 412 });
    for (let n = 1; n <= 20; n += 1) await put('letter.pdf', PDF, { version: n, name: `file-${n}` });
    expect(await put('letter.pdf', PDF, { version: 21 })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
    });
    expect((await put('letter.pdf', PDF, { version: 21, name: 'file-3' })).status).toBe(200);
    desk.api.world().tasks.change(TASK, (task) => ({ ...task, status: 'Cancelled' }));
    expect(await put('letter.exe', PDF, { version: 3 })).toMatchObject({ status: 409, code: 'TASK_STATE' });
  });

  it('is there for those who see the task, the reader of its case among them, and nobody else', async () => {
    await put('letter.pdf', PDF, { person: 'admin' });
    const statuses = await Promise.all(
      (['facility', 'np', 'admin', 'provider', 'provider2'] as const).map(
        async (one) => (await read(one)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 200]);
    expect((await read('facility', 'other')).status).toBe(404);
    expect(await put('letter.pdf', PDF, { person: 'provider', version: 2 })).toMatchObject({ status: 404 });
  });

  it('leaves a line in the trail of its case for each reading', async () => {
    await put('letter.pdf', PDF, { person: 'admin' });
    const lines = () =>
      desk.api
        .world()
        .caseEvents.list()
        .filter(({ kind }) => kind === 'attachment_read');
    expect((await read('provider')).status).toBe(404);
    expect(lines()).toEqual([]);
    expect((await read('facility')).status).toBe(200);
    const { caseId } = desk.api.world().tasks.find(TASK) ?? {};
    expect(lines()).toMatchObject([{ caseId, by: { userId: 'usr_demo000004' }, subject: TASK }]);
  });

  it.each(['Accounts', 'Relationship_Manager'] as const)(
    'is closed with its name and the words of its task to %s, whose duty it is not',
    async (staffRole) => {
      await put('Quillon, Wren.pdf', PDF);
      const { tasks, users } = desk.api.world();
      const task = { description: 'Which side?', answer: 'Wren Quillon: left.', askedBy: null };
      const [author, at] = [{ userId: 'usr_demo000004', displayName: 'Demo' }, '2026-11-21T15:00:00.000Z'];
      tasks.change(TASK, (record) => ({
        ...record,
        ...task,
        comments: [{ text: 'Wren Quillon', author, at }],
      }));
      const open = () => desk.as('admin', 'getTask', { params: { taskId: TASK } });
      expect((await open()).text).toContain('Quillon');
      users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      expect(await read('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
      const told = await open();
      expect(told.text).not.toContain('Quillon');
      expect(dataOf<TaskZodType>(told)).toMatchObject({
        description: null,
        answer: null,
        attachments: [],
        comments: [],
      });
      const body = { text: 'What is in it?' };
      const say = () => desk.as('admin', 'addTaskComment', { params: { taskId: TASK }, body });
      expect(await say()).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
      const add = () => put('letter.pdf', PDF, { person: 'admin', version: 2, name: 'own' });
      expect(await add()).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
      const { allowedActions } = dataOf<TaskZodType>(told);
      expect(allowedActions.filter((action) => action === 'comment' || action === 'attach')).toEqual([]);
      // What they are given to do, they read and write in.
      tasks.change(TASK, (record) => ({ ...record, assigneeId: 'usr_demo000006' }));
      expect((await read('admin')).status).toBe(200);
      expect((await add()).status).toBe(201);
      expect((await say()).status).toBe(201);
    },
  );

  it('is not taken from one who might take the task and has not', async () => {
    desk.api.world().tasks.change(TASK, (task) => ({ ...task, assignedRole: 'Provider' }));
    expect(await put('letter.pdf', PDF, { person: 'provider' })).toMatchObject({
      status: 403,
      code: 'TASK_OWNER',
    });
    const body = { text: 'May I?' };
    const comment = await desk.as('provider', 'addTaskComment', { params: { taskId: TASK }, body });
    expect(comment).toMatchObject({ status: 403, code: 'TASK_OWNER' });
  });
});

describe('the thread of a task', () => {
  const say = (person: Person, text: string, sameKey = key()) =>
    desk.as(person, 'addTaskComment', { params: { taskId: TASK }, body: { text }, key: sameKey });

  it('only grows, and the other side is told without a word of it', async () => {
    const line = await say('facility', ' One section is left. ');
    expect(line.status).toBe(201);
    await say('admin', 'Then please use it.');
    const { comments } = desk.api.world().tasks.find(TASK) ?? { comments: [] };
    expect(comments).toMatchObject([
      { text: 'One section is left.', author: { userId: 'usr_demo000004' } },
      { text: 'Then please use it.', author: { userId: 'usr_demo000006' } },
    ]);
    const told = ['assigned_to_me: There is a new comment on a task.'];
    expect(desk.noticesOf('usr_demo000002')).toEqual(told);
    expect(desk.noticesOf('usr_demo000005')).toEqual(told);
  });

  it('says of a line that records a check of the labels what came of it, and of every other nothing', async () => {
    await say('facility', 'Missing: one section.');
    const body = { text: '2 of 2 labels scanned back.', labelCheck: 'in_order' } as const;
    const recorded = await desk.as('facility', 'addTaskComment', { params: { taskId: TASK }, body });
    expect(dataOf<TaskZodType>(recorded).comments.map(({ labelCheck }) => labelCheck)).toEqual([
      null,
      'in_order',
    ]);
  });

  it('is read and gone on with by who reads the case now, whom it is told to, and by no reader before', async () => {
    const seen = (person: Person) => desk.as(person, 'getTask', { params: { taskId: TASK } });
    const actions = async (person: Person) => dataOf<TaskZodType>(await seen(person)).allowedActions;
    expect([await actions('provider2'), (await seen('provider')).status]).toEqual([
      ['comment', 'attach'],
      404,
    ]);
    const { caseId } = desk.api.world().tasks.find(TASK) ?? { caseId: null };
    desk.changeCase({ assignedProviderId: 'usr_demo000001' }, caseId ?? '');
    expect([(await seen('provider2')).status, await actions('provider')]).toEqual([
      404,
      ['comment', 'attach'],
    ]);
    await say('facility', 'One section is left.');
    expect(desk.noticesOf('usr_demo000001')).toContain('assigned_to_me: There is a new comment on a task.');
    expect(desk.noticesOf('usr_demo000002')).toEqual([]);
  });

  it('takes no blank line, takes a line once for one key, and lines after the end', async () => {
    expect(await say('facility', '  ')).toMatchObject({
      status: 422,
      body: { data: { text: ['Comment is required'] } },
    });
    expect(await say('provider', 'Hello')).toMatchObject({ status: 404 });
    desk.api.world().tasks.change(TASK, (task) => ({ ...task, status: 'Completed' }));
    const same = key();
    const first = await say('np', 'Sent back by courier.', same);
    expect((await say('np', 'Sent back by courier.', same)).text).toBe(first.text);
    expect(desk.api.world().tasks.find(TASK)?.comments).toHaveLength(1);
  });
});
