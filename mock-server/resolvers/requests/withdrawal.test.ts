import { expect, it } from 'vitest';
import { WORLDS } from '../../seeds/worlds.ts';
import { createWorld } from '../../world.ts';
import { withdrawRequests } from './withdrawal.ts';

const NOW = Date.parse('2026-11-20T14:00:00Z');
const STAINED = 'cas_dp-2026-000003';
const REVIEWED = 'cas_dp-2026-000006';

it('takes back what is open on a withdrawn case, with its tasks and its second review, and wakes nobody', () => {
  const world = createWorld(WORLDS.demo, NOW);
  for (const id of [STAINED, REVIEWED]) {
    world.cases.change(id, (record) => ({ ...record, status: 'Cancelled' }));
    withdrawRequests({ world, now: NOW, caller: null }, id);
  }
  expect(world.orders.by('case', STAINED).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
  const unmade = world.cases
    .find(STAINED)
    ?.specimens.flatMap(({ subsections }) => subsections)
    .filter(({ isRequested, images }) => isRequested && images.length === 0);
  expect(unmade).toEqual([]);
  expect(world.tasks.by('case', STAINED).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
  for (const { reason } of world.tasks.by('case', STAINED)) expect(reason).toBe('The case was withdrawn.');
  expect(world.tasks.by('case', REVIEWED).map(({ status }) => status)).toEqual(['Cancelled']);
  expect(world.cases.find(STAINED)?.status).toBe('Cancelled');
  expect(world.notifications.list()).toEqual([]);
});

it('tells the laboratory of the operator that what it makes for a withdrawn case is not needed, once for all of it', () => {
  const world = createWorld(WORLDS.demo, NOW);
  for (const { id } of world.tasks.by('case', STAINED))
    world.tasks.change(id, (task) => ({ ...task, assignedRole: 'Lab_Operations' }));
  world.cases.change(STAINED, (record) => ({ ...record, status: 'Cancelled' }));
  withdrawRequests({ world, now: NOW, caller: null }, STAINED);
  expect(world.notifications.by('user', 'usr_demo000011')).toMatchObject([
    {
      text: 'Case DP-2026-000003 was withdrawn. Its slides are not needed any more.',
      caseId: STAINED,
      taskId: null,
    },
  ]);
});
