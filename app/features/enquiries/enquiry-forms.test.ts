import { describe, expect, it } from 'vitest';
import { movesOf } from '#app/core/access/moves.ts';
import { EnquiryForm, enquiryMoves, STEPS, stepFormOf } from './enquiry-forms.ts';

const version = { etag: '"v3"', idempotencyKey: '"key"' };

describe('an enquiry', () => {
  it('S2.4-04 S2.7-10 goes through the steps of its lead list, and each leads where the contract says', () => {
    const told = movesOf('EnquiryLeadStatus').map(({ name, to }) => [name, to]);
    for (const { intent, to } of STEPS) expect(told).toContainEqual([intent, to]);
    const intents = enquiryMoves.map(({ intent }) => intent);
    for (const [name] of told) expect(intents).toContain(name);
  });

  it('is followed up on a day that is named', () => {
    const complaints = (intent: string, day?: string) =>
      stepFormOf(intent)
        .safeParse({ ...version, ...(day === undefined ? {} : { nextContactDate: day }) })
        .error?.issues.map(({ message }) => message);
    expect(complaints('followUp')).toEqual(['Next contact date is required']);
    expect(complaints('followUp', '2026-12-01')).toBeUndefined();
    expect(complaints('interest')).toBeUndefined();
  });
});

it('an enquiry that is edited keeps the name of whoever asked', () => {
  const lacking = EnquiryForm.safeParse(version).error?.issues.map(({ path }) => path[0]);
  expect(lacking).toEqual(['firstName', 'lastName']);
});
