import { describe, expect, it } from 'vitest';
import { levelCode } from './level.ts';

describe('the level of a specimen', () => {
  it.each([
    ['Gallbladder', '88304'],
    ['Appendix', '88304'],
    ['Thyroid', '88307'],
  ])('of the %s is the same however it was taken out, for a tumour too', (bodysite, code) => {
    for (const specimenType of ['Excision', 'Resection - Segmental', 'Resection_Total_Organ'])
      for (const codes of [[], ['C73']]) expect(levelCode({ specimenType, bodysite }, codes)).toBe(code);
  });

  it('of another whole organ is the highest', () => {
    expect(levelCode({ specimenType: 'Resection_Total_Organ', bodysite: 'Stomach' }, [])).toBe('88309');
  });

  it.each([
    ['N81.4', '88307'],
    ['D25.9', '88307'],
    ['C54.1', '88309'],
  ])('of a uterus with %s is %s, under each name of the specimen', (icd10, code) => {
    for (const specimenType of ['Hysterectomy', 'Resection - Total Organ', 'Resection - Segmental'])
      expect(levelCode({ specimenType, bodysite: 'Uterus' }, [icd10])).toBe(code);
  });

  it('of a segment of colon is the highest for a benign tumour too', () => {
    const segment = { specimenType: 'Resection_Segmental', bodysite: 'Colon' };
    expect(levelCode(segment, ['D12.2'])).toBe('88309');
    expect(levelCode(segment, ['K57.30'])).toBe('88307');
  });
});
