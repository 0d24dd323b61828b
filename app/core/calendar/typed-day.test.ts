import { describe, expect, it } from 'vitest';
import { birthDateEcho, dayInWords, typedDay } from './typed-day.ts';

describe('a day that was typed', () => {
  it.each([
    ['04/05/1950', '1950-04-05'],
    ['4/5/1950', '1950-04-05'],
    [' 4-5-1950 ', '1950-04-05'],
    ['4.5.1950', '1950-04-05'],
    ['1950-04-05', '1950-04-05'],
    ['April 5, 1950', '1950-04-05'],
    ['apr 5 1950', '1950-04-05'],
    ['Apr. 5,  1950', '1950-04-05'],
    ['02/29/2024', '2024-02-29'],
  ])('%j is %s', (typed, day) => {
    expect(typedDay(typed)).toBe(day);
  });

  it.each([
    '',
    '4/5/50',
    '02/29/2023',
    '13/01/1950',
    '1950-13-01',
    '1950-4-5',
    'Apri5 1950',
    'Ma',
    'x 5 1950',
  ])('%j is none', (typed) => {
    expect(typedDay(typed)).toBeNull();
  });
});

describe('the echo of a birth date', () => {
  it.each([
    ['04/05/1950', '2026-04-05', 'April 5, 1950, 76 y'],
    ['04/05/1950', '2026-04-04', 'April 5, 1950, 75 y'],
    ['2026-04-05', '2026-04-05', 'April 5, 2026, 0 y'],
    ['2026-04-06', '2026-04-05', null],
    ['04/05', '2026-04-05', null],
  ])('of %j on %s is %j', (typed, today, echo) => {
    expect(birthDateEcho(typed, today)).toBe(echo);
  });

  it('writes the day without a leading nought', () => {
    expect(dayInWords('2026-12-09')).toBe('December 9, 2026');
  });
});
