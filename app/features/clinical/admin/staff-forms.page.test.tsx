import { describe, expect, it } from 'vitest';
import { returnedText } from '#app/core/case-form/field-words.ts';
import { choicesIn } from '#app/ui/controls/choices.ts';
import { IntakeForm, intakeChecksOf, ReturnForm, returnAsks, returnReasonsOf } from './staff-forms.ts';

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
    const lines = { kind: 'incomplete', reasons: ' No history.\n\nNo gross. ', ...version };
    expect(returnReasonsOf(ReturnForm.parse(lines))).toEqual([
      { text: 'No history.' },
      { text: 'No gross.' },
    ]);
    const many = ReturnForm.safeParse({ kind: 'incomplete', reasons: 'a\n'.repeat(21), ...version });
    expect(many.success).toBe(false);
  });

  it('a place stands before one reason and never before several', () => {
    const field = 'clinical.clinicalHistory';
    const typed = { kind: 'incomplete', field, reasons: 'None came.\n', ...version };
    expect(returnReasonsOf(ReturnForm.parse(typed))).toEqual([{ text: 'None came.', field }]);
    const several = ReturnForm.safeParse({ ...typed, reasons: 'None came.\nTwo blocks are missing.' });
    expect(several.error?.issues.map(({ path }) => path)).toEqual([['field']]);
  });

  it('a place is called as the facility reads it before the reason', () => {
    const { choices = [] } = returnAsks.find(({ name }) => name === 'field') ?? expect.fail('no place');
    for (const place of choicesIn(choices))
      expect(returnedText({ field: place.value, text: 'Why?' })).toBe(`${place.label}: Why?`);
  });
});
