import { beforeEach, describe, expect, it } from 'vitest';
import { noticePlaceOf } from '#app/core/notices/notice-place.ts';
import type { NotificationZodType } from '#contracts/generated/schemas/notification.ts';
import { taskDigest } from '#mock-server/jobs/tasks.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { staffToken } from './business-people.ts';
import type { Person } from './mock-client.ts';
import { type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

/** Noon at the operator, so that the list of the day has come to everybody in America. */
const NOON = Date.parse('2026-11-23T17:00:00Z');
const ZONE = 'America/New_York';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  const { tasks, notifications, users } = desk.api.world();
  for (const { id } of notifications.list()) notifications.remove(id);
  for (const { id } of users.list()) users.change(id, (user) => ({ ...user, timeZone: ZONE }));
  const base = tasks.find('tsk_demo-5-result') ?? expect.fail('the demo world has changed');
  const open = {
    ...base,
    status: 'Open',
    assigneeId: null,
    assignedRole: null,
    facilityId: 'fac_demo-1',
  } as const;
  const changes: readonly Partial<typeof base>[] = [
    { assignedRole: 'Facility' },
    { assigneeId: 'usr_demo000004', dueAt: '2026-11-24T20:00:00Z' },
    { assigneeId: 'usr_demo000005' },
    { assigneeId: PROVIDER },
    { assigneeId: PROVIDER, status: 'Submitted' },
    { assigneeId: PROVIDER, status: 'Completed' },
    { assignedRole: 'Relationship_Manager' },
    { assignedRole: 'Accounts', dueAt: '2026-12-24T20:00:00Z' },
  ];
  for (const [at, change] of changes.entries())
    tasks.insert({ ...open, dueAt: '2026-11-20T20:00:00Z', ...change, id: `tsk_due-${String(at)}` });
});

const PEOPLE = [
  ['a pathologist', 'provider', 'Provider'],
  ['a facility', 'facility', 'MedicalFacility'],
  ['its nurse practitioner', 'np', 'Facility_NP'],
  ['an admin', 'admin', 'Admin'],
  ['Lab_Operations', 'Lab_Operations', 'Admin'],
  ['Accounts', 'Accounts', 'Admin'],
  ['Relationship_Manager', 'Relationship_Manager', 'Admin'],
] as const;
const VIEWS = {
  Provider: 'provider',
  MedicalFacility: 'facility',
  Facility_NP: 'facility',
  Admin: 'admin',
} as const;

type Duty = Parameters<typeof staffToken>[1];
const isLoggedIn = (who: Person | Duty): who is Person => who in desk.tokens;

/** How many tasks the notice of the day tells of, and how many its place lists, and the others there. */
async function countTold(token: string, role: (typeof PEOPLE)[number][2]) {
  desk.time.now = NOON;
  taskDigest.run(desk.api.world(), NOON);
  const feed = await desk.client.ask('listNotifications', { as: token });
  const notices = dataOf<{ items: readonly NotificationZodType[] }>(feed).items;
  const notice = notices.find(({ event }) => event === 'tasks_due') ?? expect.fail('no notice');
  const told = [...notice.text.matchAll(/: (\d+)\./g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const { searchParams } = new URL(noticePlaceOf(notice, role, ZONE) ?? '', 'http://ours.invalid');
  const query = { view: VIEWS[role], timeZone: ZONE, ...Object.fromEntries(searchParams) };
  const count = async (changes: object) => {
    const listed = await desk.client.ask('listTasks', { query: { ...query, ...changes }, as: token });
    return dataOf<{ total: number }>(listed).total;
  };
  return { told, listed: await count({}), others: await count({ mine: 'false' }) };
}

describe('the notice of tasks that are due', () => {
  it.each(PEOPLE)('leads %s to a list of as many tasks as it says', async (_, who, role) => {
    const token = isLoggedIn(who) ? desk.tokens[who] : staffToken(desk.api, who);
    const { told, listed, others } = await countTold(token, role);
    expect(told).toBeGreaterThan(0);
    expect(listed).toBe(told);
    expect(others).toBeGreaterThan(0);
  });

  it.each([
    ['may see none', { view: false, edit: false }],
    ['may only read it', { view: true, edit: false }],
  ])('counts no task of a case for whoever %s', async (_, rights) => {
    const { tasks, users } = desk.api.world();
    const due = tasks.find('tsk_due-0') ?? expect.fail('there is no task of the facility');
    tasks.insert({ ...due, id: 'tsk_due-licence', type: 12, caseId: null });
    users.change('usr_demo000005', (user) => ({ ...user, rights: { ...user.rights, ...rights } }));
    expect(await countTold(desk.tokens.np, 'Facility_NP')).toMatchObject({ told: 1, listed: 1 });
  });
});
