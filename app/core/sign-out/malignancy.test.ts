import { expect, it } from 'vitest';
import { isBiopsy, malignantSites } from './malignancy.ts';

const specimen = (specimenID: string, bodysite: string | null, specimenType: string) => ({
  specimenID,
  bodysite,
  specimenType,
});
const PUNCH = specimen('A', 'Skin', 'Biopsy - Punch');
const PUNCH_OF_FORM = specimen('A', 'Lymph_Node', 'Biopsy_Punch');
const EXCISION = specimen('B', 'Breast', 'Excision');

it.each([
  [[{ code: 'C44.31', specimenID: null }], ['skin', 'breast'], ['skin']],
  [[{ code: 'C50.912', specimenID: 'B' }], ['breast'], []],
  [[{ code: 'D03.9', specimenID: 'A' }], [], []],
  [[{ code: 'C44.31', specimenID: 'C' }], [], []],
  [[], [], []],
])('of %j an invasive malignancy is at %j, and on biopsies at %j', (findings, all, onBiopsies) => {
  expect(malignantSites([PUNCH, EXCISION], findings)).toEqual(all);
  expect(malignantSites([PUNCH, EXCISION], findings, isBiopsy)).toEqual(onBiopsies);
});

it('a specimen without a site has none', () => {
  const nowhere = specimen('A', null, 'Biopsy - Punch');
  expect(malignantSites([nowhere], [{ code: 'C44.31', specimenID: null }])).toEqual([]);
});

it('a site and a type of the form are those of an older record, which holds their labels', () => {
  const findings = [{ code: 'C77.9', specimenID: null }];
  const byLabels = specimen('A', 'Lymph Node', 'Biopsy - Punch');
  expect(malignantSites([PUNCH_OF_FORM], findings, isBiopsy)).toEqual(['lymphnode']);
  expect(malignantSites([byLabels], findings, isBiopsy)).toEqual(['lymphnode']);
});
