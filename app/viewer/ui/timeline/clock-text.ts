import { NO_DATE } from '#app/core/text/dates.ts';

/** The time of steps that nobody took on this page, such as those that lead back to where an earlier visit was. */
const NO_TIME = 0;

export const hasTime = ({ at }: { readonly at: number }): boolean => at !== NO_TIME;

/** Day and time to the second, since a reading has many steps a minute; a file may hold times that no clock shows. */
export function clockText(at: number | null, timeZone: string): string {
  if (at === null || at === NO_TIME || Number.isNaN(new Date(at).getTime())) return NO_DATE;
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
    timeZoneName: 'short',
  }).format(at);
}
