import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PatientLine } from './patient-line.tsx';

/** The parts of the line, as they stand side by side. */
const partsOf = (props: Parameters<typeof PatientLine>[0]): readonly string[] =>
  renderToStaticMarkup(<PatientLine {...props} />)
    .split('</p>')
    .map((part) => part.replaceAll(/<[^>]+>/g, ''))
    .filter(Boolean);

it('names the patient, what tells them apart and each number by its name, in that order', () => {
  const patient = { name: 'Haverly, Conrad', facts: 'Born 03/09/1951' };
  const numbers = { Accession: null, Case: 'DP-2026-000009' };
  expect(partsOf({ patient, numbers, facilityName: 'Riverbend' })).toEqual([
    'Haverly, Conrad',
    'Born 03/09/1951',
    'Accession not recorded · Case DP-2026-000009',
    'Riverbend',
  ]);
  expect(partsOf({ patient: null, numbers: { Case: 'DP-1' } })).toEqual(['Case DP-1']);
});
