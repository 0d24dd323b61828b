import { describe, expect, it } from 'vitest';
import { IntakeForm, intakeChecksOf, ReturnForm, returnReasonsOf } from './staff-forms.ts';

describe('the forms of the operator', () => {
  const version = { etag: '"v3"', idempotencyKey: '"key"' };

  it('a scale names its images, its value and where it is from, or is none', () => {
    const typed = { confirmed: ['img_a'], scaled: ['img_b'], ...version };
    expect(IntakeForm.safeParse(typed).success).toBe(false);
    const whole = IntakeForm.parse({ ...typed, mpp: 0.25, scaleReason: 'Scanner sheet' });
    expect(intakeChecksOf(whole)).toEqual({
      labelChecks: [{ imageId: 'img_a', confirmed: true }],
      scales: [{ imageId: 'img_b', mppX: 0.25, mppY: 0.25, reason: 'Scanner sheet' }],
    });
  });

  it('each line of a return is a reason of its own', () => {
    const typed = ReturnForm.parse({
      kind: 'incomplete',
      field: 'clinical.clinicalHistory',
      reasons: ' No history.\n\nNo gross. ',
      ...version,
    });
    expect(returnReasonsOf(typed)).toEqual([
      { text: 'No history.', field: 'clinical.clinicalHistory' },
      { text: 'No gross.', field: 'clinical.clinicalHistory' },
    ]);
    const many = ReturnForm.safeParse({ kind: 'incomplete', reasons: 'a\n'.repeat(21), ...version });
    expect(many.success).toBe(false);
  });
});
