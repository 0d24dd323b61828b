import { describe, expect, it } from 'vitest';
import { ageAndGenderText, componentText, countText, stainsText } from './labels.ts';

describe('labels', () => {
  it.each([
    [0, 'PC'],
    [1, 'TC'],
    [2, 'Global'],
    [7, '–'],
  ])('billing component %j is %s', (component, text) => {
    expect(componentText(component)).toBe(text);
  });

  it.each([
    [[], '–'],
    [['H&E'], 'H&E'],
    [['H&E', 'PAS'], 'H&E, PAS'],
    [['H&E', 'PAS', 'Giemsa', 'AFB'], 'H&E, PAS, +2'],
  ])('stains %j read %s', (stains, text) => {
    expect(stainsText(stains)).toBe(text);
  });

  it.each([
    [75, 'Male', '75 y, Male'],
    [0, 'Female', '0 y, Female'],
    [null, 'Other', 'Other'],
    [null, null, '–'],
  ])('a patient of %j, %j reads %s', (age, gender, text) => {
    expect(ageAndGenderText(age, gender)).toBe(text);
  });

  it.each([
    [0, 0, 'under 1 mo, Female'],
    [0, 5, '5 mo, Female'],
    [1, 23, '23 mo, Female'],
    [2, null, '2 y, Female'],
  ])('a patient of %j years, %j months below two years, reads %s', (years, months, text) => {
    expect(ageAndGenderText(years, 'Female', months)).toBe(text);
  });

  it('count things', () => {
    expect([0, 1, 2].map((count) => countText(count, 'case'))).toEqual(['0 cases', '1 case', '2 cases']);
  });
});
