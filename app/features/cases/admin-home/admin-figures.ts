import { shortWorkingText } from '#app/core/cases/wait-words.ts';
import { casesSummed, figureAddress, sharedAddress } from '#app/core/dashboards/figure-address.ts';
import type { AdminDashboard } from '#contracts/generated/wire.ts';
import type { Figure } from '../overview/figures.ts';

type OrderAge = keyof AdminDashboard['openOrders'];

const ORDER_AGES: readonly (readonly [OrderAge, string])[] = [
  ['underOneDay', 'Under 1 day'],
  ['oneToTwoDays', '1 to 2 days'],
  ['twoToFiveDays', '2 to 5 days'],
  ['overFiveDays', 'Over 5 days'],
];

const ORDER_KEYS = ORDER_AGES.map(([name]) => `openOrders.${name}`);

/** How long the cases that wait for slides or answers have waited. */
export const orderAges = ({ openOrders, lists }: AdminDashboard) =>
  ORDER_AGES.map(([name, label]) => ({
    name,
    label,
    count: openOrders[name],
    to: figureAddress(lists[`openOrders.${name}`], 'Admin'),
  }));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** At most six, the most pressing first (screens.md 5), each with the page that lists what it counts. */
export function adminFigures(dashboard: AdminDashboard): readonly Figure[] {
  const { caseCounts, tasks, rates, turnaround, openOrders, lists, days } = dashboard;
  const late = casesSummed(caseCounts, 'overdue');
  const to = (key: string) => figureAddress(lists[key], 'Admin');
  return [
    {
      label: 'Cases overdue',
      count: late.count,
      isAlarm: true,
      to: sharedAddress(lists, late.keys, 'Admin'),
    },
    { label: 'Tasks overdue', count: tasks.overdue, isAlarm: true, to: to('tasks.overdue') },
    { label: 'Tasks due today', count: tasks.dueToday, to: to('tasks.dueToday') },
    {
      label: 'Waiting for slides or answers',
      count: sum(Object.values(openOrders)),
      to: sharedAddress(lists, ORDER_KEYS, 'Admin'),
    },
    { label: `Signed out in ${days} days`, count: turnaround.cases, to: to('turnaround.cases') },
    { label: `Of these amended`, count: rates.amended, to: to('rates.amended') },
  ];
}

/** Working time as a table writes it; a dash where nothing was measured. */
export const hoursText = (hours: number | null): string => (hours === null ? '–' : shortWorkingText(hours));

export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent} %`);
