import type { Priority } from '#contracts/generated/wire.ts';
import { daysBetween } from '../calendar/days.ts';

/** Days before the end of a licence at which its holder is asked to renew it (domain 2.10), the last one first. */
const RENEWAL_DAYS = [7, 30, 60, 90] as const;

export interface Renewal {
  readonly withinDays: (typeof RENEWAL_DAYS)[number];
  readonly priority: Priority;
}

/** Which of the reminders is due for a licence that ends on the day; null while it is far off, and once it is over. */
export function renewalOf(expiresOn: string, today: string): Renewal | null {
  const daysLeft = daysBetween(today, expiresOn);
  const withinDays = daysLeft > 0 ? RENEWAL_DAYS.find((days) => daysLeft <= days) : undefined;
  if (withinDays === undefined) return null;
  return { withinDays, priority: withinDays === 7 ? 'STAT' : withinDays === 30 ? 'Expedited' : 'Routine' };
}
