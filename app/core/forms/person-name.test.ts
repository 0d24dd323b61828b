import { describe, expect, it } from 'vitest';
import { personNameError } from './person-name.ts';

describe('a name', () => {
  it.each([
    'Imara',
    'Zoë',
    'O’Neill',
    "D'Arcy",
    'D’Arcy',
    "O'Neil-Sørby Jr.",
    'O’Brien-Łukasz Jr.',
    'Jean-Luc',
    'Łukasz',
    '山田',
    '李',
    '李 明',
    'St. Clair',
    '’t Hooft',
    '-Luc',
    ' Imara ',
    'x'.repeat(60),
  ])('has letters of any script: %j', (name) => {
    expect(personNameError(name, 'Last name')).toBeNull();
  });

  it.each(['R2', 'R2D2', 'a@b', '<b>', '. -', 'x'.repeat(61)])('has no others: %j', (name) => {
    expect(personNameError(name, 'Last name')).toBe('Last name has characters that are not allowed');
  });

  it.each(['', ' '])('is asked for where it is %j', (name) => {
    expect(personNameError(name, 'Last name')).toBe('Last name is required');
  });
});
