import { expect, it } from 'vitest';
import type { AdminDashboardZodType } from '#contracts/generated/schemas/admin-dashboard.ts';
import type { DashboardZodType } from '#contracts/generated/schemas/dashboard.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import type { TaskPageZodType } from '#contracts/generated/schemas/task-page.ts';
import { CASE, dataOf, openDesk } from './mock-work.test-support.ts';

// Nine in the morning of November 20 in New York, and a minute before its midnight.
const DUE_AT = '2026-11-21T04:59:00.000Z';
const NEW_YORK = { timeZone: 'America/New_York' };

it('A task is due on the day of its reader, in the list, in the count and in the list behind the count', async () => {
  const desk = await openDesk();
  const overview = async (query: Readonly<Record<string, string | number>>) => {
    const operation = 'days' in query ? 'getAdminDashboard' : 'getDashboard';
    return dataOf<AdminDashboardZodType | DashboardZodType>(await desk.as('admin', operation, { query }));
  };
  const dueToday = async (query: Readonly<Record<string, string | number>>) =>
    (await overview(query)).tasks.dueToday;
  const asked: Readonly<Record<string, string | number>>[] = [
    NEW_YORK,
    {},
    { ...NEW_YORK, days: 30 },
    { timeZone: 'UTC', days: 30 },
  ];
  const before = await Promise.all(asked.map(dueToday));
  const body = { type: 11, title: 'Tell the clinic', caseId: CASE, assignedRole: 'Admin', dueAt: DUE_AT };
  const { id } = dataOf<TaskZodType>(await desk.as('admin', 'createTask', { body }));
  const after = await Promise.all(asked.map(dueToday));
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 0, 1, 0]);

  const dueOn = async (day: string, zone: Readonly<Record<string, string>>) => {
    const query = { view: 'admin', dueFrom: day, dueTo: day, ...zone };
    const page = dataOf<TaskPageZodType>(await desk.as('admin', 'listTasks', { query }));
    return page.items.some((task) => task.id === id);
  };
  expect(await dueOn('2026-11-20', NEW_YORK)).toBe(true);
  expect(await dueOn('2026-11-21', NEW_YORK)).toBe(false);
  expect(await dueOn('2026-11-21', {})).toBe(true);
  expect((await overview(NEW_YORK)).lists['tasks.dueToday']?.query).toMatchObject({
    dueFrom: '2026-11-20',
    dueTo: '2026-11-20',
    ...NEW_YORK,
  });
});

it('A time zone that there is not is refused', async () => {
  const desk = await openDesk();
  const query = { view: 'admin', dueFrom: '2026-11-20', timeZone: 'Mars/Olympus' };
  expect(await desk.as('admin', 'listTasks', { query })).toMatchObject({ status: 400 });
  expect(await desk.as('admin', 'getDashboard', { query: { timeZone: 'Mars/Olympus' } })).toMatchObject({
    status: 400,
  });
});
