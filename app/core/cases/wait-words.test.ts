import { describe, expect, it } from 'vitest';
import {
  askedSideOf,
  askedStepOf,
  caseNextStep,
  shortWorkingText,
  waitsInWords,
  workingText,
} from './wait-words.ts';

describe('the waits of a case in words', () => {
  const wait = {
    from: '2026-11-20T13:00:00Z',
    to: '2026-11-20T14:00:00Z',
    status: 'Available',
    owner: 'pool',
    person: null,
    reasons: ['no_reader_yet'],
    workingHours: 1,
    countsInNet: true,
  } as const;

  it('name the owner, or the pathologist who had the case, the newest first', () => {
    const reading = {
      ...wait,
      from: '2026-11-20T14:00:00Z',
      to: null,
      owner: 'pathologist',
      person: { userId: 'usr_1', displayName: 'Dr. Lee' },
      reasons: ['reading'],
      workingHours: 5.5,
    } as const;
    const words = waitsInWords({
      waits: [
        { ...wait, reasons: [...wait.reasons] },
        { ...reading, reasons: [...reading.reasons] },
      ],
    });
    expect(words.map(({ what, whose, lasted, isOpen }) => [what, whose, lasted, isOpen])).toEqual([
      ['Being read', 'Dr. Lee', '5.5 working hours', true],
      ['No pathologist yet', 'Waiting for a pathologist', '1 working hour', false],
    ]);
    expect(words[0]).not.toHaveProperty('note');
  });

  it('say every reason, and which clock does not count the wait', () => {
    const [words] = waitsInWords({
      waits: [{ ...wait, owner: 'facility', reasons: ['slides_ordered', 'question'], countsInNet: false }],
    });
    expect(words?.what).toBe('Slides or stains ordered, Question to the facility');
    expect(words?.note).toBe('The net turnaround does not count this wait.');
  });

  it.each([
    [0, '0 working hours', '0 h'],
    [1, '1 working hour', '1 h'],
    [5.44, '5.4 working hours', '5.4 h'],
    [47.9, '47.9 working hours', '47.9 h'],
    [48, '2 working days', '2 d'],
    [72.4, '3 working days', '3 d'],
  ])('%d is %s, or %s', (hours, text, short) => {
    expect(workingText(hours)).toBe(text);
    expect(shortWorkingText(hours)).toBe(short);
  });
});

describe('the next step of a case with requests', () => {
  const wait = {
    from: '2026-11-20T13:00:00Z',
    to: null,
    status: 'AdditionalWorkRequested',
    owner: 'operator',
    person: null,
    reasons: ['slides_ordered' as const],
    workingHours: 1,
    countsInNet: false,
  } as const;

  it.each([
    ['operator', 'The operator’s laboratory does what was asked for'],
    ['facility', 'The facility answers what was asked for'],
    [null, 'What was asked for is answered'],
  ] as const)('names the side that does it: %s', (side, words) => {
    const waits = side === null ? [] : [{ ...wait, owner: side, reasons: [...wait.reasons] }];
    expect(askedSideOf({ waits })).toBe(side);
    expect(caseNextStep('AdditionalWorkRequested', side)).toBe(words);
  });

  it('is no wait that has ended', () => {
    const over = { ...wait, to: '2026-11-20T14:00:00Z', reasons: [...wait.reasons] };
    expect(askedSideOf({ waits: [over] })).toBeNull();
  });
});

describe('the next step of a case in its second review', () => {
  const wait = {
    from: '2026-11-20T13:00:00Z',
    to: null,
    status: 'QAReview',
    person: null,
    workingHours: 1,
    countsInNet: true,
  } as const;
  const reviewing = { ...wait, owner: 'second_reader' as const, reasons: ['second_review' as const] };
  const signing = { ...wait, owner: 'pathologist' as const, reasons: ['reading' as const] };

  it('is the review until its result is there, and the signature from then on', () => {
    const stepAfter = (...waits: Parameters<typeof askedStepOf>[0]['waits']) =>
      caseNextStep('QAReview', askedStepOf({ waits }));
    expect(stepAfter(reviewing)).toBe('A second pathologist reviews it');
    const over = { ...reviewing, to: '2026-11-20T14:00:00Z' };
    expect(stepAfter(over, signing)).toBe('The pathologist signs the report');
    expect(stepAfter({ ...signing, to: '2026-11-20T14:00:00Z' }, reviewing)).toBe(
      'A second pathologist reviews it',
    );
  });
});

describe('the next step of a case on hold', () => {
  it('comes after the hold, where that is in its way', () => {
    for (const status of ['Available', 'Selected', 'QAReview'] as const)
      expect(caseNextStep(status, null, true)).toContain('the hold has ended');
  });

  it('is the same as ever where it goes on during the hold', () => {
    for (const status of ['Submitted', 'Returned', 'AdditionalWorkRequested'] as const)
      expect(caseNextStep(status, 'facility', true)).toBe(caseNextStep(status, 'facility'));
  });
});
