import { describe, expect, it } from 'vitest';
import {
  dutyOf,
  endsByItself,
  isClosed,
  isFacilityWork,
  isOverdue,
  needsNoCase,
  TASK,
  taskKeyOf,
} from './task-kinds.ts';

describe('the types of tasks', () => {
  it('have the two numbers of the specification, and twelve in all', () => {
    expect([TASK.qa, TASK.physicianOnboarding]).toEqual([2, 3]);
    expect(Object.values(TASK)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect([taskKeyOf(2), taskKeyOf(12)]).toEqual(['qa', 'credentialRenewal']);
  });

  it('say what a facility may be asked for, and a second review is not', () => {
    expect(Object.values(TASK).filter(isFacilityWork)).toEqual([4, 5, 6, 7, 8]);
  });

  it('say whose of the staff they are', () => {
    const ofDuty = (duty: string) => Object.values(TASK).filter((type) => dutyOf(type) === duty);
    expect(ofDuty('Relationship_Manager')).toEqual([3, 12]);
    expect(ofDuty('Accounts')).toEqual([9]);
    expect(ofDuty('Lab_Operations')).toEqual([1, 2, 4, 5, 6, 7, 8, 10, 11]);
  });

  it('say which are about a person, and which end by their own operation', () => {
    expect(Object.values(TASK).filter(needsNoCase)).toEqual([3, 12]);
    expect(Object.values(TASK).filter(endsByItself)).toEqual([2, 3]);
  });
});

describe('a task past its due time', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['Open', '2026-11-21T11:59:59Z', true],
    ['Returned', '2026-11-21T06:00:00-05:00', true],
    ['Open', '2026-11-21T12:00:00Z', false],
    ['Submitted', '2026-11-20T12:00:00Z', true],
    ['Completed', '2026-11-20T12:00:00Z', false],
    ['Declined', '2026-11-20T12:00:00Z', false],
    ['Cancelled', '2026-11-20T12:00:00Z', false],
    ['Open', null, false],
  ] as const)('that is %s, due %s: %s', (status, dueAt, overdue) => {
    expect(isOverdue({ status, dueAt }, now)).toBe(overdue);
  });

  it('is closed in three states', () => {
    expect((['Open', 'InProgress', 'Submitted', 'Returned', 'Completed'] as const).filter(isClosed)).toEqual([
      'Completed',
    ]);
  });
});
