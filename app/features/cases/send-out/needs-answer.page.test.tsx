import { expect, it } from 'vitest';
import { found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { NOW } from '../lists/case-item.test-support.ts';
import { show } from './send-out-screen.test-support.tsx';

const reader = { userId: 'usr_1', displayName: 'Dr. Lee' };

it('S2.5-10 send-out cases have what needs an answer on top, the case named and its time told', async () => {
  const task = {
    id: 'tsk_1',
    version: 1,
    etag: '"v1"',
    type: 7,
    typeKey: 'missingInfo',
    title: 'Information missing in DP-1',
    status: 'Open',
    overdue: true,
    priority: 'Routine',
    dueAt: '2026-11-21T12:00:00Z',
    case: { id: 'cas_1', caseID: 'DP-1', caseRecordId: null },
    specimenID: null,
    block: null,
    slide: null,
    askedBy: reader,
    assignee: null,
    assignedRole: 'Facility',
    facility: null,
    allowedActions: ['start'],
  } as const;
  await show([], {
    asked: { items: [{ ...task, allowedActions: ['start'] }], total: 6 },
    filters: { status: ['Draft'] },
  });
  const section = found('section[aria-labelledby=needs-answer]');
  expect(textOf(section)).toContain('6 requests need your answer');
  expect(textOf(section)).toContain('DP-1 · asked by Dr. Lee');
  expect(textOf(section)).toContain('3 h overdue');
  expect(named('Information missing in DP-1').getAttribute('href')).toBe('/facility/tasks-detail?task=tsk_1');
  expect(named('All 6 in Tasks').getAttribute('href')).toBe(
    '/tasks-list?status=Open&status=InProgress&status=Returned',
  );
  expect(NOW).toBe('2026-11-21T15:00:00Z');
});
