import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { caseNumberOf, PatientBanner } from './patient-banner.tsx';

const patient = {
  lastName: 'Haverly',
  firstName: 'Conrad',
  birthDate: '1951-03-09',
  gender: 'Male',
  race: 'White',
};
const textOf = (birthDate: string, race: string | null = 'White', caseNumber = 'PMD26-03318') =>
  renderToStaticMarkup(
    <PatientBanner
      patient={{ ...patient, birthDate, race }}
      caseNumber={caseNumber}
      caseID="DP-2026-000009"
    />,
  ).replaceAll(/<[^>]+>/g, '');

it('S2.8-16 names the patient, the labelled case number, birth date, gender and race, in that order', () => {
  expect(textOf('1951-03-09')).toBe(
    'Haverly, ConradCase PMD26-03318 · DP-2026-00000903/09/1951 · Male · White',
  );
});

it('says the race by its label, whatever the case holds', () => {
  expect(textOf('1951-03-09', 'Black_or_African_American')).toContain('· Black or African American');
});

it('leaves out a race that is not recorded, and never invents a date', () => {
  expect(textOf('unknown', null)).toBe('Haverly, ConradCase PMD26-03318 · DP-2026-000009N/A · Male');
});

it('names the case once where the facility gave it no number of its own', () => {
  expect(textOf('1951-03-09', 'White', 'DP-2026-000009')).toContain('Case DP-2026-00000903/09/1951');
});

it.each([
  ['PMD26-03318', 'PMD26-03318'],
  [null, 'DP-2026-000009'],
  ['', 'DP-2026-000009'],
])('S2.8-16 the case is named by its record id (%s), or else by its case id', (caseRecordId, number) => {
  expect(caseNumberOf({ caseRecordId, caseID: 'DP-2026-000009' })).toBe(number);
});
