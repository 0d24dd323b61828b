import { describe, expect, it } from 'vitest';
import { asksForEarlierDiagnosis, promptsOf } from './prompts.ts';

describe('what a case asks for besides its fields', () => {
  it('follows the body sites, each question once', () => {
    const sites = ['Breast', 'Ovary', 'Cervix', null, 'Liver', 'constructor'];
    expect(promptsOf(sites.map((bodysite) => ({ bodysite })))).toEqual([
      'bi_rads',
      'calcifications',
      'ischemia_minutes',
      'fixation_hours',
      'last_menstrual_period',
      'hormone_use',
    ]);
  });

  it('is the earlier diagnosis where a code of cancer is given', () => {
    expect(asksForEarlierDiagnosis(['D49.2', 'C50.412'])).toBe(true);
    expect(asksForEarlierDiagnosis(['D49.2'])).toBe(false);
  });
});
