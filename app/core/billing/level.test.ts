import { describe, expect, it } from 'vitest';
import { levelCode } from './level.ts';

describe('the level of a specimen', () => {
  it.each([
    ['Gallbladder', '88304'],
    ['Appendix', '88304'],
    ['Thyroid', '88307'],
  ])('of the %s is the same however it was taken out, for a tumour too', (bodysite, code) => {
    for (const specimenType of ['Excision', 'Resection - Segmental', 'Resection_Total_Organ'])
      for (const tumour of [false, true]) expect(levelCode({ specimenType, bodysite }, tumour)).toBe(code);
  });

  it('of another whole organ is the highest', () => {
    expect(levelCode({ specimenType: 'Resection_Total_Organ', bodysite: 'Stomach' }, false)).toBe('88309');
  });
});
