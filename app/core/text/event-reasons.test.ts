import { expect, it } from 'vitest';
import { eventKindText, eventReasonText, REASON_LISTS } from './event-reasons.ts';

it.each([
  [null, null],
  ['urgent_treatment', 'Treatment that cannot wait'],
  ['recalled', 'Taken back by the facility'],
  ['block_exhausted', 'Block exhausted'],
  ['misinterpretation', 'Misinterpretation'],
  ['deactivated', 'The account of the pathologist was closed'],
  ['not_opened_in_time', 'Not opened in time'],
])('the reason %j of an event reads %j', (reason, text) => {
  expect(eventReasonText(reason)).toBe(text);
});

it('a reason that stands in several lists has the same words in each', () => {
  for (const [reason, text] of REASON_LISTS.flatMap((list) => Object.entries(list)))
    expect([reason, eventReasonText(reason)]).toEqual([reason, text]);
});

it('an event by which a case went from one reader to the next does not say that its status changed', () => {
  const told = (from: 'Available' | 'Selected' | null, to: 'Selected' | null) =>
    eventKindText({ kind: 'transition', from, to });
  expect(told('Selected', 'Selected')).toBe('Pathologist changed');
  expect(told('Available', 'Selected')).toBe('Status changed');
  expect(told(null, null)).toBe('Status changed');
  expect(eventKindText({ kind: 'case_viewed', from: null, to: null })).toBe('Case viewed');
});
