import { expect, it } from 'vitest';
import { identityFacts, siteText } from './identity-facts.ts';

const patient = {
  lastName: 'Haverly',
  firstName: 'Conrad',
  birthDate: '1951-03-09',
  gender: 'Male',
} as const;

it('whoever signs reads name, birth date in words with the age, sex, accession and facility', () => {
  const facts = identityFacts({ patient, accession: 'INV26-1', facility: 'Invented Clinic' }, '2026-11-23');
  expect(facts.map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'Patient: Haverly, Conrad',
    'Birth date: March 9, 1951, 75 y',
    'Sex: Male',
    'Accession: INV26-1',
    'Facility: Invented Clinic',
  ]);
});

it('a reading site is named by its code, and by what else is known of it', () => {
  expect(siteText({ code: 'HOME-OH-1', name: null, place: null, clia: null })).toBe('HOME-OH-1');
  expect(siteText({ code: 'LAB-1', name: 'Main lab', place: 'Köln', clia: '05D1234567' })).toBe(
    'LAB-1 · Main lab · Köln · CLIA 05D1234567',
  );
});
