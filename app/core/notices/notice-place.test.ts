import { describe, expect, it } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import type { Notification } from '#contracts/generated/wire.ts';
import { noticePlaceOf } from './notice-place.ts';

const notice = (changes: Partial<Notification>): Notification => ({
  id: 'ntf_1',
  version: 1,
  etag: '"v1"',
  event: 'assigned_to_me',
  important: false,
  text: 'A task is yours.',
  caseId: null,
  taskId: null,
  createdAt: '2026-11-21T15:00:00Z',
  readAt: null,
  ...changes,
});

describe('where a notice leads', () => {
  it.each<[Role, Partial<Notification>, string | null]>([
    ['MedicalFacility', { taskId: 'tsk_1', caseId: 'cas_1' }, '/facility/tasks-detail?task=tsk_1'],
    ['Provider', { taskId: 'tsk_1' }, '/provider/tasks-detail?task=tsk_1'],
    ['Admin', { taskId: 'tsk_1' }, '/task-detail/tsk_1'],
    ['Facility_NP', { event: 'report_ready', caseId: 'cas_1' }, '/final-report/cas_1'],
    ['MedicalFacility', { event: 'case_message', caseId: 'cas_1' }, '/case-details/cas_1'],
    [
      'Provider',
      { event: 'order_fulfilled', caseId: 'cas_1' },
      '/pathologist/primary-diagnosis-case?case=cas_1',
    ],
    ['Provider', { event: 'stat_available', caseId: 'cas_1' }, '/availableCases'],
    ['Provider', { event: 'assigned_to_me', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'case_returned', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'release_warning', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'case_message', caseId: 'cas_1' }, '/case-details/cas_1'],
    ['MedicalFacility', { event: 'case_returned', caseId: 'cas_1' }, '/case-details/cas_1'],
    ['MedicalFacility', { event: 'tasks_due' }, '/tasks-list'],
    ['Provider', { event: 'tasks_due' }, '/task'],
    ['Admin', { event: 'tasks_due' }, '/tasks'],
    ['MedicalFacility', { event: 'security' }, null],
  ])('a %s is led from %j to %s', (role, changes, expected) => {
    expect(noticePlaceOf(notice(changes), role)).toBe(expected);
  });
});
