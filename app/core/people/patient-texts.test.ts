import { expect, it } from 'vitest';
import { patientTexts } from './patient-texts.ts';

const conrad = { lastName: 'Haverly', firstName: 'Conrad', birthDate: '1951-03-09', gender: 'Male' };

it('names a patient, the birth date, the age and the sex, and says of what was not recorded that it was not', () => {
  expect(patientTexts(conrad, 75)).toEqual({
    name: 'Haverly, Conrad',
    facts: 'Born 03/09/1951 · 75 y, Male',
  });
  expect(patientTexts({ ...conrad, firstName: '', birthDate: null, gender: '' }, null)).toEqual({
    name: 'Haverly',
    facts: 'Born not recorded',
  });
});
