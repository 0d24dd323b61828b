import { expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '../mount.test-support.tsx';
import { DayCalendar } from './day-calendar.tsx';

const month = () => textOf(found('[role=grid]').parentElement ?? undefined);

async function show(chosen: string | null, today: string) {
  const onPick = vi.fn();
  await mount(<DayCalendar chosen={chosen} today={today} onPick={onPick} />);
  return onPick;
}

it('a calendar opens at the chosen day, else at today, and the day has the focus', async () => {
  await show('2027-02-03', '2026-11-22');
  expect(month()).toContain('February 2027');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, February 3, 2027, selected');
  await show(null, '2026-11-22');
  expect(month()).toContain('November 2026');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Today, Sunday, November 22, 2026');
});

// Days on which clocks are moved in some zone, and the ends of a month and a year.
it.each([
  ['2026-03-08', 'Sunday, March 8, 2026'],
  ['2026-11-01', 'Sunday, November 1, 2026'],
  ['2026-12-31', 'Thursday, December 31, 2026'],
  ['2028-02-29', 'Tuesday, February 29, 2028'],
])('the button of %s is called %s and gives that day', async (day, name) => {
  const onPick = await show(null, `${day.slice(0, 8)}15`);
  await click(named(name));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(day);
});

it('the chosen day can be chosen again', async () => {
  const onPick = await show('2026-11-27', '2026-11-22');
  await click(named('Friday, November 27, 2026, selected'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-27');
});

it('other months are one press away', async () => {
  const onPick = await show(null, '2026-12-15');
  await click(named('Next month'));
  expect(month()).toContain('January 2027');
  await click(named('Friday, January 1, 2027'));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2027-01-01');
});
