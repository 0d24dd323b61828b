import { expect, it } from 'vitest';
import { clinicalLines, intraoperativeLines } from './told-lines.ts';

it('what the ordering side presumed is named, and what it left out is not', () => {
  const told = { history: 'Anemia.', clinicalImpression: 'Colon cancer', icd10: ['C18.2', 'D50.9'] };
  expect(clinicalLines(told)).toEqual([
    'Anemia.',
    'Clinical impression: Colon cancer',
    'ICD-10 codes of the order: C18.2, D50.9',
  ]);
  expect(clinicalLines({ history: null, clinicalImpression: null, icd10: [] })).toEqual([null, null, null]);
});

it('the correlation is told from the result of the reading during surgery', () => {
  const told = { result: 'Benign.', correlation: 'The sections show a carcinoma.' };
  expect(intraoperativeLines(told)).toEqual(['Benign.', 'Correlation: The sections show a carcinoma.']);
  expect(intraoperativeLines({ ...told, correlation: null })).toEqual(['Benign.', null]);
  expect(intraoperativeLines(null)).toEqual([]);
});
