import { describe, expect, it } from 'vitest';
import type { CaseChange } from '#contracts/generated/wire.ts';
import { changeText } from './change-words.ts';

const answered: CaseChange = {
  at: '2026-11-21T13:00:00Z',
  kind: 'question_changed',
  from: null,
  to: null,
  asked: { kind: 'question', status: 'Fulfilled' },
  by: { userId: 'usr_demo000004', displayName: 'Demo Facility' },
  role: 'MedicalFacility',
  count: 1,
};
const moved = (from: CaseChange['from'], to: CaseChange['to'], changes: Partial<CaseChange> = {}) =>
  changeText({ ...answered, kind: 'transition', asked: null, by: null, from, to, ...changes });

describe('what happened since somebody looked', () => {
  it('names what and who', () => {
    expect(changeText(answered)).toBe('Question answered by Demo Facility');
    expect(changeText({ ...answered, by: null })).toBe('Question answered by the facility');
  });

  it.each([
    ['order', 'Requested', 'New order'],
    ['order', 'InProgress', 'Order accepted'],
    ['order', 'Fulfilled', 'Order fulfilled'],
    ['rescan', 'Declined', 'Rescan declined'],
    ['question', 'Requested', 'New question'],
    ['question', 'Declined', 'Question cannot be answered'],
  ] as const)('says of %s that is %s: %s', (kind, status, text) => {
    expect(changeText({ ...answered, asked: { kind, status }, by: null, role: 'system' })).toBe(text);
  });

  it('says of a move where the case has come to, and tells an assignment from a pickup', () => {
    expect(moved('Available', 'Selected', { role: 'Admin' })).toBe('Assigned by the operator');
    expect(moved('Available', 'Selected', { role: 'Provider' })).toBe('Picked up by a pathologist');
    expect(moved('AdditionalWorkRequested', 'Selected', { role: 'system' })).toBe(
      'No request is open any more',
    );
    expect(moved('Selected', 'Returned', { role: 'Admin' })).toBe('Returned by the operator');
    expect(moved('QAReview', 'Selected', { role: 'Provider' })).toBe(
      'Second review returned by a pathologist',
    );
    expect(moved('Selected', 'Available', { role: 'system' })).toBe('Given back to the pool');
    expect(moved('Selected', 'AdditionalWorkRequested', { role: 'system' })).toBe(
      'Waits for what was asked before',
    );
    expect(moved('Selected', 'AdditionalWorkRequested', { role: 'Provider' })).toBe(
      'Slides or information asked for by a pathologist',
    );
  });

  it.each([
    ['message_sent', 'New message by the facility'],
    ['clinical_info_changed', 'Clinical information changed by the facility'],
    ['case_changed', 'Case changed by the facility'],
    ['hold_changed', 'Hold changed by the facility'],
  ] as const)('has words for %s', (kind, text) => {
    expect(changeText({ ...answered, kind, asked: null, by: null })).toBe(text);
  });
});
