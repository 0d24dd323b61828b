import { expect, it } from 'vitest';
import { isBiopsy, malignantSites } from './malignancy.ts';

const specimen = (specimenID: string, bodysite: string | null, specimenType: string) => ({
  specimenID,
  bodysite,
  specimenType,
});
const PUNCH = specimen('A', 'Skin', 'Biopsy - Punch');
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
