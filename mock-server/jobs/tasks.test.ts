import { beforeEach, describe, expect, it } from 'vitest';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { WORLDS } from '../seeds/worlds.ts';
import { createWorld, type World } from '../world.ts';
import { credentialRenewals, taskDigest } from './tasks.ts';

const LINNET = 'usr_demo000005';
const PROVIDER = 'usr_demo000001';
const SECOND = 'usr_demo000002';
const at = (time: string): number => Date.parse(time);

let world: World;
beforeEach(() => {
  world = createWorld(WORLDS.demo, at('2026-11-20T14:00:00Z'));
  for (const { id } of world.tasks.list()) world.tasks.remove(id);
  const base = createWorld(WORLDS.demo, at('2026-11-20T14:00:00Z')).tasks.find('tsk_demo-5-result');
  if (base === null) throw new Error('the demo world has changed');
  const mine = { ...base, assigneeId: LINNET };
  world.tasks.insert({ ...mine, id: 'tsk_late', dueAt: '2026-11-23T09:00:00Z' });
  world.tasks.insert({ ...mine, id: 'tsk_soon', dueAt: '2026-11-24T22:00:00Z' });
  world.tasks.insert({ ...mine, id: 'tsk_later', dueAt: '2026-11-25T22:00:00Z' });
  world.tasks.insert({ ...mine, id: 'tsk_done', dueAt: '2026-11-20T22:00:00Z', status: 'Completed' });
});

const textsOf = (userId: string): string[] => world.notifications.by('user', userId).map(({ text }) => text);

describe('the daily list of tasks', () => {
  it('comes at eight where its owner is, once, and counts what is due by tomorrow and what is overdue', () => {
    taskDigest.run(world, at('2026-11-23T12:59:59Z'));
    expect(textsOf(LINNET)).toEqual([]);
    taskDigest.run(world, at('2026-11-23T13:00:00Z'));
    taskDigest.run(world, at('2026-11-23T13:00:01Z'));
    taskDigest.run(world, at('2026-11-23T20:00:00Z'));
    expect(textsOf(LINNET)).toEqual(['Tasks overdue: 1. Tasks due by tomorrow: 1.']);
    taskDigest.run(world, at('2026-11-24T13:00:00Z'));
    expect(textsOf(LINNET).at(-1)).toBe('Tasks overdue: 1. Tasks due by tomorrow: 2.');
  });

  it('follows the zone of the owner’s facility', () => {
    world.users.change(LINNET, (user) => ({ ...user, facilityId: 'fac_demo-2' }));
    taskDigest.run(world, at('2026-11-23T14:45:00Z'));
    expect(textsOf(LINNET)).toEqual([]);
    taskDigest.run(world, at('2026-11-23T15:00:00Z'));
    expect(textsOf(LINNET)).toHaveLength(1);
  });

  it('follows the zone that a provider has chosen, whose tomorrow it counts', () => {
    for (const { id } of world.tasks.list())
      world.tasks.change(id, (task) => ({ ...task, assigneeId: PROVIDER }));
    world.users.change(PROVIDER, (user) => ({ ...user, timeZone: 'Pacific/Honolulu' }));
    world.tasks.change('tsk_later', (task) => ({ ...task, dueAt: '2026-11-25T08:00:00Z' }));
    taskDigest.run(world, at('2026-11-23T17:45:00Z'));
    expect(textsOf(PROVIDER)).toEqual([]);
    taskDigest.run(world, at('2026-11-23T18:00:00Z'));
    // 22:00 of the 24th in Honolulu, and the 25th in New York.
    expect(textsOf(PROVIDER)).toEqual(['Tasks overdue: 1. Tasks due by tomorrow: 2.']);
  });

  it('comes where the operator is to whoever has a zone that nothing is known of', () => {
    world.users.change(LINNET, (user) => ({ ...user, facilityId: null, timeZone: 'Mars/Olympus' }));
    taskDigest.run(world, at('2026-11-23T13:00:00Z'));
    expect(textsOf(LINNET)).toHaveLength(1);
  });

  it('comes at no other hour: what falls due after eight is on the list of the next day', () => {
    for (const id of ['tsk_late', 'tsk_soon']) world.tasks.remove(id);
    taskDigest.run(world, at('2026-11-22T13:00:00Z'));
    world.tasks.change('tsk_later', (task) => ({ ...task, dueAt: '2026-11-22T14:00:00Z' }));
    taskDigest.run(world, at('2026-11-22T14:15:00Z'));
    expect(textsOf(LINNET)).toEqual([]);
    taskDigest.run(world, at('2026-11-23T13:00:00Z'));
    expect(textsOf(LINNET)).toEqual(['Tasks overdue: 1.']);
  });

  it('counts what was handed in for the duty that accepts it, and no longer for its assignee', () => {
    const STAFF = 'usr_demo000006';
    const fromTask = world.tasks.find('tsk_late');
    if (fromTask === null) throw new Error('the task is gone');
    for (const { id } of world.tasks.list()) world.tasks.remove(id);
    const handedIn = { ...fromTask, status: 'Submitted' } as const;
    world.tasks.insert({ ...handedIn, id: 'tsk_slides', type: TASK.slideOrder });
    world.tasks.insert({ ...handedIn, id: 'tsk_lines', type: TASK.billingReview });
    world.users.change(STAFF, (user) => ({ ...user, staffRole: 'Accounts' }));
    taskDigest.run(world, at('2026-11-23T14:00:00Z'));
    expect(textsOf(STAFF)).toEqual(['Tasks overdue: 1.']);
    expect(textsOf(LINNET)).toEqual([]);
  });

  it('counts for an admin with the duty Admin what waits for any duty', () => {
    const ADMIN = 'usr_demo000006';
    const fromTask = world.tasks.find('tsk_late');
    if (fromTask === null) throw new Error('the task is gone');
    world.users.change(ADMIN, (user) => ({ ...user, staffRole: 'Admin' }));
    world.tasks.insert({ ...fromTask, id: 'tsk_lab', assigneeId: null, assignedRole: 'Lab_Operations' });
    world.tasks.insert({ ...fromTask, id: 'tsk_pay', assigneeId: null, assignedRole: 'Accounts' });
    taskDigest.run(world, at('2026-11-23T14:00:00Z'));
    expect(textsOf(ADMIN)).toEqual(['Tasks overdue: 2.']);
  });

  it('is not sent where nothing is due', () => {
    taskDigest.run(world, at('2026-11-20T14:00:00Z'));
    expect(world.mails.list()).toEqual([]);
  });
});

describe('licences about to end', () => {
  const ENDED =
    'The reader of case DP-2026-000009 may sign it until the end of 02/19/2027, when the licence there ends.';
  const LICENCE = {
    state: 'OH',
    number: '35.000000',
    issuedOn: '2024-02-19',
    expiresOn: '2027-02-19',
    verifiedOn: null,
  };
  const renewals = () => world.tasks.by('assignee', PROVIDER).filter(({ type }) => type === 12);
  beforeEach(() => {
    for (const { id } of world.users.list())
      world.users.change(id, (user) => ({ ...user, licences: id === PROVIDER ? [LICENCE] : [] }));
  });

  it('become one task for their holder, who is told again as the end comes near', () => {
    credentialRenewals.run(world, at('2026-11-20T10:00:00Z'));
    expect(renewals()).toEqual([]);
    credentialRenewals.run(world, at('2026-11-21T00:00:00Z'));
    credentialRenewals.run(world, at('2026-11-21T12:00:00Z'));
    credentialRenewals.run(world, at('2026-11-22T12:00:00Z'));
    expect(renewals()).toMatchObject([
      // The licence holds to the end of that day, which is in New York for its holder.
      { status: 'Open', priority: 'Routine', dueAt: '2027-02-20T04:59:00.000Z' },
    ]);
    expect(textsOf(PROVIDER)).toEqual(['Your OH licence ends within 90 days.']);
    credentialRenewals.run(world, at('2027-02-15T12:00:00Z'));
    expect(renewals()).toMatchObject([{ priority: 'STAT' }]);
    expect(textsOf(PROVIDER).at(-1)).toBe('Your OH licence ends within 7 days.');
  });

  it('on the last day have the operator hear of the open cases of the state', () => {
    credentialRenewals.run(world, at('2027-02-19T12:00:00Z'));
    expect(textsOf('usr_demo000006')).toEqual([ENDED]);
  });

  it('on the last day, or after it, have the operator hear of the open reviews of the state, and of no other', () => {
    const review = createWorld(WORLDS.demo, at('2026-11-20T14:00:00Z')).tasks.find('tsk_demo-6-qa');
    if (review === null) throw new Error('the demo world has changed');
    world.users.change(SECOND, (user) => ({ ...user, licences: [LICENCE] }));
    const mine = { ...review, assigneeId: SECOND, caseId: 'cas_dp-2026-000009' };
    world.tasks.insert({ ...mine, id: 'tsk_mine' });
    world.tasks.insert({ ...mine, id: 'tsk_done_before', status: 'Completed' });
    const elsewhere = world.cases.list().find(({ facilityId }) => facilityId === 'fac_demo-2');
    world.tasks.insert({ ...mine, id: 'tsk_elsewhere', caseId: elsewhere?.id ?? '' });
    world.users.change(PROVIDER, (user) => ({ ...user, licences: [] }));
    credentialRenewals.run(world, at('2027-02-19T12:00:00Z'));
    const told = () =>
      world.notifications.by('user', 'usr_demo000006').map(({ text, taskId }) => [text, taskId]);
    expect(told()).toEqual([
      [
        'The second reviewer of case DP-2026-000009 may review it until the end of 02/19/2027, when the licence there ends.',
        'tsk_mine',
      ],
    ]);
    world.clockMarks.remove(`end ${SECOND} OH 2027-02-19`);
    credentialRenewals.run(world, at('2027-02-23T12:00:00Z'));
    expect(told().at(-1)).toEqual([
      'The second reviewer of case DP-2026-000009 may not review it any more: the licence there ended on 02/19/2027.',
      'tsk_mine',
    ]);
  });

  it('have every admin hear of it, with the duty Admin as well as without a duty, and nobody of another duty', () => {
    for (const staffRole of ['Admin', 'Accounts'] as const) {
      world.users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      world.clockMarks.remove(`end ${PROVIDER} OH 2027-02-19`);
      world.clockMarks.remove('credential renewals');
      credentialRenewals.run(world, at('2027-02-19T12:00:00Z'));
      expect(textsOf('usr_demo000006')).toEqual([ENDED]);
    }
  });

  it('say that the report may be signed as long as the last day goes on at the facility', () => {
    credentialRenewals.run(world, at('2027-02-20T04:59:00Z'));
    expect(textsOf('usr_demo000006')).toEqual([ENDED]);
  });

  it('have the operator hear of it once, though the clock jumped past the last day', () => {
    credentialRenewals.run(world, at('2027-02-18T12:00:00Z'));
    expect(textsOf('usr_demo000006')).toEqual([]);
    credentialRenewals.run(world, at('2027-02-23T12:00:00Z'));
    credentialRenewals.run(world, at('2027-02-24T12:00:00Z'));
    expect(textsOf('usr_demo000006')).toEqual([
      'The reader of case DP-2026-000009 may not sign it any more: the licence there ended on 02/19/2027.',
    ]);
  });
});
