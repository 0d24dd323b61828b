import { describe, expect, it } from 'vitest';
import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { isSentByPress, withAnswers } from './checks-now.ts';

const checkOf = (rule: SignOutCheck['rule'], text: string | null): SignOutCheck => ({
  rule,
  passed: text === null,
  specimenID: null,
  text,
});

describe('the checklist of a sign-out', () => {
  const unanswered = checkOf('urgent_result', 'Answer whether the result is urgent.');
  const communication = {
    told: 'Dr. Order',
    toldBy: 'Dr. Me',
    channel: 'phone',
    toldAt: '2026-11-23T15:05:00Z',
    note: null,
  } as const;

  it.each([
    [null, null, unanswered.text],
    ['no', null, null],
    ['yes', null, 'Say who was told of the urgent result, how and when.'],
    ['yes', communication, unanswered.text],
  ] as const)('after the answer %j says what is missing', (said, told, text) => {
    const diagnosis = { checklist: [unanswered], urgentResult: { isUrgent: null, communication: told } };
    expect(withAnswers(diagnosis, { urgent: said, isAllOnGlass: null })).toMatchObject([
      { text, passed: text === null },
    ]);
  });

  it.each([
    [null, '2 slides were not opened.', '2 slides were not opened.'],
    [true, '2 slides were not opened.', null],
    [false, '2 slides were not opened.', '2 slides were not opened.'],
    [false, null, 'Open the slides that are not ticked as read on glass.'],
  ])('with every slide on glass %j and before %j it says %j', (isAllOnGlass, before, text) => {
    const checklist = [checkOf('images_opened', before), checkOf('icd10', 'Give a code.')];
    const diagnosis = { checklist, urgentResult: { isUrgent: null, communication: null } };
    expect(withAnswers(diagnosis, { urgent: null, isAllOnGlass })).toMatchObject([
      { text, passed: text === null },
      { text: 'Give a code.', passed: false },
    ]);
  });

  it.each([
    ['Selected', 'The second review is not done.', true],
    ['Selected', null, false],
    ['Selected', 'Say how the major disagreement was settled.', false],
    ['QAReview', 'The second review is not done.', false],
  ] as const)(
    'of a case in state %s with %j says whether the press sends it to a reviewer',
    (status, text, isSent) => {
      expect(isSentByPress(status, [checkOf('second_review', text)])).toBe(isSent);
    },
  );
});
