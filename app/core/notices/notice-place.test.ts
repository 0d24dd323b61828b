import { describe, expect, it } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { type Access, type AccessCaller, access } from '#contracts/generated/access.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { zNotificationEvent } from '#contracts/generated/schemas/notification-event.ts';
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
  ticketId: null,
  registrationId: null,
  licenceRenewalId: null,
  aboutUserId: null,
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
    ['Provider', { event: 'new_cases', caseId: null }, '/availableCases'],
    ['Provider', { event: 'assigned_to_me', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'identity_problem', caseId: 'cas_1' }, '/selectedCases'],
    ['MedicalFacility', { event: 'identity_problem', caseId: 'cas_1' }, '/case-details/cas_1'],
    ['Provider', { event: 'case_returned', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'release_warning', caseId: 'cas_1' }, '/selectedCases'],
    ['Provider', { event: 'case_message', caseId: 'cas_1' }, '/case-details/cas_1'],
    ['MedicalFacility', { event: 'case_returned', caseId: 'cas_1' }, '/case-details/cas_1'],
    ['MedicalFacility', { event: 'tasks_due' }, '/tasks-list?mine=true&dueTo=2026-11-22'],
    ['Provider', { event: 'tasks_due' }, '/task?mine=true&dueTo=2026-11-22'],
    ['Admin', { event: 'tasks_due' }, '/tasks?mine=true&dueTo=2026-11-22'],
    [
      'Provider',
      { event: 'tasks_due', createdAt: '2026-11-22T04:30:00Z' },
      '/task?mine=true&dueTo=2026-11-22',
    ],
    ['Provider', { event: 'ticket_answered' }, '/account-detail?part=help'],
    ['Provider', { event: 'ticket_answered', ticketId: 'tic_1' }, '/account-detail?ticket=tic_1'],
    ['Facility_NP', { event: 'ticket_closed', ticketId: 'tic_1' }, '/account-detail?ticket=tic_1'],
    ['Admin', { event: 'ticket_asked', ticketId: 'tic_1' }, '/support?ticket=tic_1'],
    ['Admin', { event: 'ticket_answered', ticketId: 'tic_1' }, '/support?ticket=tic_1'],
    ['Admin', { event: 'assigned_to_me' }, '/users'],
    ['Admin', { event: 'assigned_to_me', registrationId: 'reg_1' }, '/users?registration=reg_1'],
    ['Admin', { event: 'assigned_to_me', licenceRenewalId: 'lic_1' }, '/users?renewal=lic_1'],
    ['Admin', { event: 'assigned_to_me', aboutUserId: 'usr_1' }, '/UserDetail/usr_1'],
    ['Provider', { event: 'assigned_to_me', text: 'Your NY licence was sent back' }, '/about-me#licences'],
    ['MedicalFacility', { event: 'assigned_to_me' }, null],
    ['MedicalFacility', { event: 'security' }, null],
  ])('a %s is led from %j to %s', (role, changes, expected) => {
    expect(noticePlaceOf(notice(changes), role, 'America/New_York')).toBe(expected);
  });
});

/** The pages that notices about a case lead to, with what each asks the API first; null where it lists what it may. */
const PAGES: readonly (readonly [Screen, OperationId | null])[] = [
  [screens.availableCases, null],
  [screens.selectedCases, null],
  [screens.primaryDiagnosisCase, 'getPrimaryDiagnosis'],
  [screens.caseDetails, 'getCase'],
  [screens.finalReport, 'getFinalReport'],
];

const ROLES: Partial<Record<AccessCaller, Role>> = {
  Provider: 'Provider',
  MedicalFacility: 'MedicalFacility',
  Facility_NP: 'Facility_NP',
  Admin: 'Admin',
  Lab_Operations: 'Admin',
};

const FACILITY = ['MedicalFacility', 'Facility_NP'] as const;
const LABORATORY = ['Admin', 'Lab_Operations'] as const;

type After = readonly [
  event: Notification['event'],
  told: readonly AccessCaller[],
  relation: 'assigned' | 'own' | 'none',
  status: 'Available' | 'Selected' | 'Returned' | 'Cancelled' | 'SignOutCompleted',
];

/** Who is told of a case, what the case is to them after the event, and in which state it is then. */
const AFTER: readonly After[] = [
  ['stat_available', ['Provider'], 'none', 'Available'],
  ['new_cases', ['Provider'], 'none', 'Available'],
  ['identity_problem', ['Provider'], 'none', 'Returned'],
  ['identity_problem', FACILITY, 'own', 'Returned'],
  ['identity_problem', LABORATORY, 'none', 'Returned'],
  ['assigned_to_me', ['Provider'], 'assigned', 'Selected'],
  ['assigned_to_me', ['Provider'], 'none', 'Selected'],
  ['assigned_to_me', FACILITY, 'own', 'Selected'],
  ['assigned_to_me', LABORATORY, 'none', 'Selected'],
  ['order_fulfilled', ['Provider'], 'assigned', 'Selected'],
  ['case_returned', ['Provider'], 'none', 'Available'],
  ['case_returned', ['Provider'], 'none', 'Selected'],
  ['case_returned', ['Provider'], 'none', 'Cancelled'],
  ['case_returned', FACILITY, 'own', 'Returned'],
  ['case_returned', LABORATORY, 'none', 'Available'],
  ['case_on_hold', ['Provider'], 'assigned', 'Selected'],
  ['case_on_hold', FACILITY, 'own', 'Selected'],
  ['case_message', ['Provider'], 'assigned', 'Selected'],
  ['case_message', FACILITY, 'own', 'Selected'],
  ['qa_result', ['Provider'], 'assigned', 'Selected'],
  ['qa_result', ['Provider'], 'assigned', 'SignOutCompleted'],
  ['qa_result', ['Admin'], 'none', 'SignOutCompleted'],
  ['report_ready', FACILITY, 'own', 'SignOutCompleted'],
  ['report_amended', FACILITY, 'own', 'SignOutCompleted'],
  ['urgent_result', FACILITY, 'own', 'SignOutCompleted'],
  ['preliminary_result', FACILITY, 'own', 'Selected'],
  ['release_warning', ['Provider'], 'assigned', 'Selected'],
  ['release_warning', ['Provider'], 'none', 'Available'],
  ['release_warning', LABORATORY, 'none', 'Available'],
  ['emergency_access', ['Provider'], 'assigned', 'Selected'],
];

/** What the API answers to the first question of the page at the address; null where no page is known there. */
function answerAt(path: string, role: Role, [, , relation, status]: After, who: AccessCaller): string | null {
  const [screen, operation] = PAGES.find(([{ path: known }]) =>
    path.startsWith(known.split('{')[0] ?? ''),
  ) ?? [null, null];
  if (screen === null || screen.roles?.includes(role) !== true) return null;
  if (operation === null) return 'allowed';
  const { rows }: Access = access[operation];
  const row = rows.find(
    ({ who: callers, is, when }) =>
      callers.includes(who) && is?.includes(relation) !== false && when?.includes(status) !== false,
  );
  return row?.gets ?? null;
}

describe('the page that a notice about a case leads to', () => {
  it.each(AFTER.flatMap((after) => after[1].map((who) => [who, ...after] as const)))(
    'is open to a %s after %s',
    (who, ...after) => {
      const role = ROLES[who] ?? 'Admin';
      const path = noticePlaceOf(notice({ event: after[0], caseId: 'cas_1' }), role, 'UTC');
      expect(answerAt(path ?? '', role, after, who)).toBe('allowed');
    },
  );

  it('is known for every event about a case', () => {
    const known = new Set(AFTER.map(([event]) => event));
    const others = zNotificationEvent.options.filter((event) => !known.has(event));
    expect(others).toEqual(['security', 'tasks_due', 'ticket_asked', 'ticket_answered', 'ticket_closed']);
  });
});
