import { describe, expect, it } from 'vitest';
import type { TextTemplate } from '#contracts/generated/wire.ts';
import { CASE_STATUSES } from '../cases/status.ts';
import { caseNextStep } from '../cases/wait-words.ts';
import { earlierTextsOf, withReplaced } from './earlier-texts.ts';
import { placeText } from './place-text.ts';
import { nextStepText, whyLocked } from './standing.ts';
import { filledTemplate, insertText, templatesFor } from './templates.ts';

const templateOf = (name: string, changes: Partial<TextTemplate>): TextTemplate => ({
  id: `tpl_${name}`,
  version: 1,
  etag: '"v1"',
  origin: 'System',
  name,
  part: 'diagnosis',
  subspecialty: null,
  specimenType: null,
  text: name,
  updatedAt: '2026-09-01T08:00:00Z',
  allowedActions: [],
  ...changes,
});

describe('templates', () => {
  it('are those that fit part, specimen type and subspecialty, the closest first', () => {
    const all = [
      templateOf('any', {}),
      templateOf('of the subspecialty', { subspecialty: 'Genitourinary' }),
      templateOf('of the type', { specimenType: 'Biopsy - Core Needle' }),
      templateOf('of the value of the type', { specimenType: 'Biopsy_Core_Needle' }),
      templateOf('of another type', { specimenType: 'Mastectomy' }),
      templateOf('of another subspecialty', { subspecialty: 'Breast' }),
      templateOf('a comment', { part: 'comment' }),
    ];
    const place = {
      part: 'diagnosis',
      subspecialty: 'Genitourinary',
      specimenType: 'Biopsy_Core_Needle',
    } as const;
    expect(templatesFor(all, place).map(({ name }) => name)).toEqual([
      'of the type',
      'of the value of the type',
      'of the subspecialty',
      'any',
    ]);
  });

  it.each([
    [{ bodysite: 'Prostate', subsite: null, laterality: 'Left' }, 'PROSTATE, LEFT, {grade}'],
    [{ bodysite: 'Skin', subsite: 'Upper_back', laterality: 'Left' }, 'UPPER BACK, LEFT, {grade}'],
    [{ bodysite: 'Skin', subsite: '5 μm below', laterality: 'Left' }, '5 μm BELOW, LEFT, {grade}'],
    [{ bodysite: 'Prostate', subsite: 'Apex', laterality: 'Not_Applicable' }, 'APEX, {side}, {grade}'],
    [{ bodysite: 'Prostate', subsite: 'Apex', laterality: 'Unspecified' }, 'APEX, {side}, {grade}'],
    [null, '{site}, {side}, {grade}'],
  ])('have site and side of %j in place, and leave every other gap open', (place, text) => {
    expect(filledTemplate('{site}, {side}, {grade}', place)).toBe(text);
  });

  it.each([
    ['', 0, 'New.', 'New.', [4, 4]],
    ['Old.', 4, 'New.', 'Old.\nNew.', [9, 9]],
    ['Old.\nLast.', 5, 'Grade {grade}.', 'Old.\nGrade {grade}.\nLast.', [11, 18]],
  ])(
    'go into %j at %i on lines of their own, with the first gap chosen',
    (present, caret, piece, text, [from, to]) => {
      expect(insertText(present, caret, piece)).toEqual({ text, from, to });
    },
  );
});

describe('earlier texts of a field', () => {
  const note = (before: string, after: string, earlier = withReplaced([], {}, {}, '')) =>
    withReplaced(earlier, { comment: before, findings: before }, { comment: after, findings: after }, 'now');

  it.each([
    ['One.', 'Two.', ['One.']],
    ['One.', '', ['One.']],
    ['One.', 'One. And two.', []],
    ['', 'One.', []],
    [' ', 'One.', []],
  ])('%j replaced by %j leaves %j', (before, after, left) => {
    expect(note(before, after).map(({ text }) => text)).toEqual(left);
  });

  it('are the last ten of each field, newest first and each once', () => {
    let earlier = withReplaced([], {}, {}, '');
    for (let at = 0; at < 12; at += 1) earlier = note(`Text ${at}.`, 'x', earlier);
    earlier = note('Text 5.', 'x', earlier);
    expect(earlier.map(({ text }) => text).slice(0, 3)).toEqual(['Text 5.', 'Text 11.', 'Text 10.']);
    expect(earlier).toHaveLength(10);
  });

  it('come from the API under the names of the fields of the page', () => {
    const told = { text: 'One.', replacedAt: 'then' };
    const earlierTexts = [
      { field: 'diagnosis' as const, specimenID: 'B', ...told },
      { field: 'comment' as const, specimenID: null, ...told },
    ];
    expect(earlierTextsOf({ earlierTexts }).map(({ name, at }) => [name, at])).toEqual([
      ['diagnosis.B', 'then'],
      ['comment', 'then'],
    ]);
  });
});

it('a specimen says where it was taken and what it is', () => {
  const specimenType = 'Excision';
  expect(placeText({ laterality: 'Left', bodysite: 'Skin', subsite: null, specimenType })).toBe(
    'Left, Skin · Excision',
  );
  expect(
    placeText({
      laterality: 'Right',
      bodysite: 'Breast',
      subsite: 'Upper_outer_quadrant',
      specimenType: 'Biopsy_Core_Needle',
    }),
  ).toBe('Right, Breast, Upper outer quadrant · Biopsy - Core Needle');
  expect(placeText({ laterality: 'Not_Applicable', bodysite: null, subsite: null, specimenType })).toBe(
    'No site recorded · Excision',
  );
});

it('a text that cannot be changed says why', () => {
  expect(whyLocked('QAReview')).toBe('The text is locked until a second reader has reviewed the case.');
  const agreed = whyLocked('QAReview', true);
  expect(agreed).toContain('what is signed is what the reviewer agreed with.');
  expect(agreed).toContain('do not sign it: ask the operator to release the case and assign it to you again');
  expect(whyLocked('SignOutCompleted')).toContain('signed');
  expect(whyLocked('Available')).toBe('This case is not yours to write.');
});

describe('the next step of a case', () => {
  it.each(['operator', 'facility', 'sending', null] as const)(
    'is the same for its reader as for everybody, where it waits for others: %s',
    (asked) => {
      for (const status of CASE_STATUSES.filter((one) => one !== 'Selected'))
        expect([status, nextStepText(status, false, asked)]).toEqual([status, caseNextStep(status, asked)]);
    },
  );

  it('is said to the reader where it is theirs', () => {
    expect(nextStepText('Selected', true, null)).toBe('You read the slides and write the diagnosis');
    expect(nextStepText('QAReview', true, null)).toBe('You sign the report');
  });

  it('comes for them after a hold too', () => {
    expect(nextStepText('Selected', false, null, true)).toContain('sign once the hold has ended');
    expect(nextStepText('QAReview', false, null, true)).toBe(caseNextStep('QAReview', null, true));
  });
});
