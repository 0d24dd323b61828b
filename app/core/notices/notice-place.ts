import type { Notification } from '#contracts/generated/wire.ts';
import { HELP_PATH } from '../access/help.ts';
import { LICENCES_PATH } from '../access/licences-path.ts';
import type { Role } from '../access/roles.ts';
import { screens } from '../access/screens.ts';
import { dayPlus } from '../calendar/days.ts';
import { localDay } from '../calendar/wall-clock.ts';
import { caseDetailsPathOf, diagnosisPathOf, reportPathOf } from '../cases/case-links.ts';
import { TASK } from '../tasks/task-kinds.ts';
import { taskPlaceOf, turnPathOf } from '../tasks/task-words.ts';

const ABOUT_A_REPORT: readonly Notification['event'][] = ['report_ready', 'report_amended'];
const ABOUT_OWN_WORK: readonly Notification['event'][] = ['order_fulfilled', 'qa_result'];
/**
 * The case may be another reader's or nobody's by then, or still be offered: the list of one's own cases says which it
 * is.
 */
const ABOUT_HOLDING: readonly Notification['event'][] = [
  'assigned_to_me',
  'case_returned',
  'identity_problem',
  'release_warning',
];
const ABOUT_THE_POOL: readonly Notification['event'][] = ['stat_available', 'new_cases'];

/** Support is the operator's; whoever else asks reads the answer with their account. */
const ticketPathOf = (ticketId: string, role: Role): string =>
  `${(role === 'Admin' ? screens.support : screens.accountDetail).path}?ticket=${encodeURIComponent(ticketId)}`;

/** Where staff see what they are told of people who register or work here. */
function peoplePlaceOf(
  notice: Pick<Notification, 'registrationId' | 'licenceRenewalId' | 'aboutUserId'>,
): string {
  const { registrationId, licenceRenewalId, aboutUserId } = notice;
  const { users, userShown } = screens;
  // The page finds out of which kind the registration is.
  if (registrationId !== null) return `${users.path}?registration=${encodeURIComponent(registrationId)}`;
  if (licenceRenewalId !== null) return `${users.path}?renewal=${encodeURIComponent(licenceRenewalId)}`;
  if (aboutUserId !== null) return `${userShown.path}/${encodeURIComponent(aboutUserId)}`;
  // A notice from before they named any of these.
  return users.path;
}

/** Where somebody of this role in this time zone sees what a notice is about; null where it leads nowhere. */
export function noticePlaceOf(notice: Notification, role: Role, timeZone: string): string | null {
  const { event, caseId, taskId, ticketId, createdAt } = notice;
  // A notice does not say of which kind its task is: the task's own page leads on to where it is done.
  if (taskId !== null) return taskPlaceOf({ id: taskId, type: TASK.missingInfo }, role);
  if (role === 'Provider' && ABOUT_THE_POOL.includes(event)) return screens.availableCases.path;
  // The notice counted what was overdue or due by the next day.
  if (event === 'tasks_due') return turnPathOf(role, dayPlus(localDay(Date.parse(createdAt), timeZone), 1));
  if (ticketId !== null) return ticketPathOf(ticketId, role);
  // A notice from before they named the question.
  if (event === 'ticket_answered') return HELP_PATH;
  if (caseId === null && role === 'Admin' && event === 'assigned_to_me') return peoplePlaceOf(notice);
  // A pathologist is told so of their own licences alone.
  if (caseId === null && role === 'Provider' && event === 'assigned_to_me') return LICENCES_PATH;
  if (caseId === null) return null;
  if (ABOUT_A_REPORT.includes(event)) return reportPathOf(caseId);
  if (role === 'Provider') {
    if (ABOUT_OWN_WORK.includes(event)) return diagnosisPathOf(caseId);
    if (ABOUT_HOLDING.includes(event)) return screens.selectedCases.path;
  }
  return caseDetailsPathOf(caseId);
}
