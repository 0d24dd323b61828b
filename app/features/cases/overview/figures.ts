import type { Role } from '#app/core/access/roles.ts';
import { casesSummed, figureAddress, sharedAddress } from '#app/core/dashboards/figure-address.ts';
import type { Dashboard } from '#contracts/generated/wire.ts';

/** One count of the overview, and the page that lists what it counts. */
export interface Figure {
  readonly label: string;
  readonly count: number;
  /** What the count is held against, such as a limit. */
  readonly of?: number;
  /** More than none of these asks for something to be done at once. */
  readonly isAlarm?: boolean;
  /** Null where the reader may not list it. */
  readonly to: string | null;
}

/** At most six, the most pressing first (screens.md 5). */
export function figuresOf(dashboard: Dashboard, role: Role): readonly Figure[] {
  const { provider, facility, tasks, lists } = dashboard;
  const to = (key: string): string | null => figureAddress(lists[key], role);
  const tasksDue: Figure = {
    label: 'Tasks overdue',
    count: tasks.overdue,
    isAlarm: true,
    to: to('tasks.overdue'),
  };
  const tasksOpen: Figure = { label: 'Open tasks', count: tasks.open, to: to('tasks.open') };
  if (provider !== null)
    return [
      {
        label: 'My open cases',
        count: provider.openCases,
        of: provider.openCaseLimit,
        to: to('provider.openCases'),
      },
      {
        label: 'Released soon, not opened yet',
        count: provider.releaseSoon,
        isAlarm: true,
        to: to('provider.releaseSoon'),
      },
      {
        label: 'Waiting for the facility',
        count: provider.waitingForFacility,
        to: to('provider.waitingForFacility'),
      },
      { label: 'Available to me', count: provider.availableToMe, to: to('provider.availableToMe') },
      tasksDue,
      {
        label: 'Licences that end within 90 days',
        count: provider.licencesEnding,
        isAlarm: true,
        to: to('provider.licencesEnding'),
      },
    ];
  if (facility !== null)
    return [
      { label: 'Returned to us', count: facility.returned, isAlarm: true, to: to('facility.returned') },
      { label: 'Needs action', count: facility.needsAction, isAlarm: true, to: to('facility.needsAction') },
      { label: 'Drafts', count: facility.drafts, to: to('facility.drafts') },
      { label: 'Waiting for a pathologist', count: facility.waiting, to: to('facility.waiting') },
      { label: 'In review', count: facility.inReview, to: to('facility.inReview') },
      {
        label: 'Signed out this week',
        count: facility.signedOutThisWeek,
        to: to('facility.signedOutThisWeek'),
      },
    ];
  const all = casesSummed(dashboard.caseCounts, 'count');
  const late = casesSummed(dashboard.caseCounts, 'overdue');
  return [
    { label: 'Cases', count: all.count, to: sharedAddress(lists, all.keys, role) },
    { label: 'Cases overdue', count: late.count, isAlarm: true, to: sharedAddress(lists, late.keys, role) },
    tasksDue,
    tasksOpen,
  ];
}

/** A row of the table of statuses. */
export interface StatusRow {
  readonly status: Dashboard['caseCounts'][number]['status'];
  readonly count: number;
  readonly overdue: number;
  readonly countTo: string | null;
  readonly overdueTo: string | null;
}

export const statusRowsOf = ({ caseCounts, lists }: Dashboard, role: Role): readonly StatusRow[] =>
  caseCounts.map((row, index) => ({
    ...row,
    countTo: figureAddress(lists[`caseCounts.${String(index)}.count`], role),
    overdueTo: figureAddress(lists[`caseCounts.${String(index)}.overdue`], role),
  }));
