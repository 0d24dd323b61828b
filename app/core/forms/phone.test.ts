import { describe, expect, it } from 'vitest';
import { zPhone } from '#contracts/generated/schemas/phone.ts';
import { completedPhone, phoneError, phoneOf } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['+1 555 010 0123', '+1 555 010 0123'],
    ['+1 (555) 010-0123', '+1 555 010 0123'],
    ['+1(555)010-0131', '+1 555 010 0131'],
    ['+15550100123', '+1 555 010 0123'],
    ['+44-555-010-0123', '+44 555 010 0123'],
    ['+353 555 010 0131', '+353 555 010 0131'],
    ['+420-555-010-0123', '+420 555 010 0123'],
    ['+1 555 010 0123 ', '+1 555 010 0123'],
  ])('S5-02 may be %j and is kept in one form, which is that of the contract', (typed, kept) => {
    expect([phoneError(typed), phoneOf(typed)]).toEqual([null, kept]);
    expect(zPhone.safeParse(phoneOf(typed)).success).toBe(true);
  });

  it.each([
    '555 010 0123',
    '1 555 010 0123',
    '15550100131',
    '+1 55 010 0123',
    '+1 555 010 012',
    '+1 555 010 01234',
    '+1234 555 010 0123',
    '+1 (555 010 0123',
    '+1\t555 010 0123',
    '',
  ])('S5-02 is not %j', (typed) =>
    expect(phoneError(typed)).toBe(
      'Invalid phone number format. Must start with + and follow a valid pattern.',
    ),
  );

  it.each([
    ['1 555 010 0123', '+1 555 010 0123'],
    ['15550100131', '+1 555 010 0131'],
    ['+1(555)010-0131', '+1 555 010 0131'],
    ['0 555 010 0123', '+0 555 010 0123'],
    [' 555 010 ', '+555 010'],
    ['', ''],
    [' ', ' '],
  ])('S5-03 gets the + that was left out of %j', (typed, completed) =>
    expect(completedPhone(typed)).toBe(completed),
  );

  it.each(['+0 555 010 0123', '+00 555 010 0123', '+000 555 010 0123'])(
    'S5-03 has a country code: %s',
    (typed) => expect(phoneError(typed)).toBe('Invalid country code.'),
  );
});
