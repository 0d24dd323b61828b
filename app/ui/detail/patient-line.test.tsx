import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PatientLine } from './patient-line.tsx';

type Props = Parameters<typeof PatientLine>[0];

const conrad = { lastName: 'Haverly', firstName: 'Conrad', birthDate: '1951-03-09', gender: 'Male' };

/** The parts of the line, as they stand side by side. */
const partsOf = (props: Partial<Props>): readonly string[] =>
  renderToStaticMarkup(<PatientLine patient={conrad} age={75} numbers={{}} {...props} />)
    .split('</p>')
    .map((part) => part.replaceAll(/<[^>]+>/g, ''))
    .filter(Boolean);

it('names the patient, two identifiers and each number by its name, in that order', () => {
  const numbers = { Accession: 'S26-1', Case: 'DP-2026-000009' };
  expect(partsOf({ numbers, facilityName: 'Riverbend' })).toEqual([
    'Haverly, Conrad',
    'Born 03/09/1951 · 75 y, Male',
    'Accession S26-1 · Case DP-2026-000009',
    'Riverbend',
  ]);
});

it('says of what was not recorded that it was not, and leaves out what the page was not told', () => {
  const patient = { ...conrad, firstName: '', birthDate: null, gender: '' };
  expect(partsOf({ patient, age: null, numbers: { MRN: null, Accession: null } })).toEqual([
    'Haverly',
    'Born not recorded',
    'MRN not recorded · Accession not recorded',
  ]);
  expect(partsOf({ patient: null, age: null, numbers: { Case: 'DP-1' } })).toEqual(['Case DP-1']);
});
