import { ageOn } from '../cases/age.ts';
import { dayText, NO_DATE } from '../text/dates.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const WRITTEN = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

const isoOf = (year: string, month: number, day: string): string | null => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayText(iso) === NO_DATE ? null : iso;
};

/**
 * The ISO day that a person typed: 04/05/1950 (the month first), 1950-04-05 or April 5, 1950. A year has four digits:
 * of two, nobody could tell a baby from a centenarian.
 */
export function typedDay(typed: string): string | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (ISO.test(text)) return dayText(text) === NO_DATE ? null : text;
  const slashed = SLASHED.exec(text);
  if (slashed?.[1] && slashed[2] && slashed[3]) return isoOf(slashed[3], Number(slashed[1]), slashed[2]);
  const [, name = '', day, year] = WRITTEN.exec(text) ?? [];
  const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  return day && year && month >= 0 ? isoOf(year, month + 1, day) : null;
}

/** A day in words, which shows a swapped month and day at once: 'April 5, 1950'. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** 'April 5, 1950, 76 y' for a birth date as it was typed; null while it is no day of the past. */
export function birthDateEcho(typed: string, today: string): string | null {
  const day = typedDay(typed);
  const age = day === null ? null : ageOn(day, today);
  return day === null || age === null ? null : `${dayInWords(day)}, ${age} y`;
}
