import { describe, expect, it } from 'vitest';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { moneyText } from '#app/core/text/money.ts';
import { choicesIn } from '#app/ui/controls/choices.ts';
import { wordsOf as wordsOfAnswer } from '#app/ui/forms/versions/typed-answers.ts';
import {
  billAsks,
  billFormOf,
  billMovesOf,
  centsOf,
  debtorText,
  IssueManyForm,
  icd10Of,
  NewBillForm,
  PaymentForm,
  payersOf,
  typedMoney,
} from './bill-forms.ts';

const NO_CHOICES = { providers: [], payers: [] };
const version = { etag: '"v3"', idempotencyKey: '"key"' };
const said = { specimenID: 'A', code: '88305', units: 1, billTo: 'facility', dateOfService: '2026-11-20' };
const line = { ...said, component: 0, amount: '76.50', changeReason: 'Agreed fee', ...version };
const wordsOf = (changes: object, of: { specimenID: string | null } = { specimenID: 'A' }) =>
  billFormOf(of)
    .safeParse({ ...line, ...changes }, { error: plainWords(billFormOf(of)) })
    .error?.issues.map(({ message }) => message) ?? [];

describe('a billing line that is typed', () => {
  it.each([
    [76.5, 7650],
    [0, 0],
    [19.99, 1999],
    [1.1, 110],
    [8.03, 803],
  ])('%s is %i cents on the wire', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
    expect(Number(typedMoney(cents))).toBe(typed);
    expect(wordsOf({ amount: String(typed) })).toEqual([]);
  });

  it('S2.7-09 has money with two decimals, a component that there is, and a reason for the change', () => {
    for (const amount of ['1.005', '-1', '1e3', '0x10', '1,000.00', '12,50', '+5', '.', 'ten'])
      expect([amount, wordsOf({ amount })]).toEqual([
        amount,
        ['Use digits, with a point before two decimals at most, such as 12.50'],
      ]);
    expect(wordsOf({ amount: undefined })).toEqual(['Amount is required']);
    expect(wordsOf({ amount: '1000000.01' })).toEqual(['Amount must be at most 1000000']);
    expect([' 12.50 ', '12', '12.', '.5'].map((amount) => wordsOf({ amount }))).toEqual([[], [], [], []]);
    expect(PaymentForm.parse({ ...version, outcome: 'paid', paid: ' 12.5 ' }).paid).toBe(12.5);
    expect(wordsOf({ component: 3 })).toHaveLength(1);
    expect(wordsOf({ changeReason: undefined })).toEqual(['Reason of the change is required']);
    expect(NewBillForm.safeParse({ ...line, billTo: 'payer', dateOfService: '2026-11-20' }).success).toBe(
      false,
    );
    const ofNoCase = NewBillForm.safeParse({ ...line, case: ' ' }, { error: plainWords(NewBillForm) });
    expect(ofNoCase.error?.issues.map(({ message }) => message)).toEqual(['Case number is required']);
    expect(billAsks(NO_CHOICES, true).map(({ name }) => name)).toContain('case');
    expect(billAsks(NO_CHOICES, false).map(({ name }) => name)).toContain('changeReason');
  });

  it('of a specimen keeps one, and of the whole case needs none', () => {
    expect(wordsOf({ specimenID: undefined })).toEqual(['Specimen is required']);
    expect(wordsOf({ specimenID: undefined }, { specimenID: null })).toEqual([]);
  });

  it('has its diagnosis codes in one line', () => {
    expect(icd10Of(' c44.311, D22.9;z85 ')).toEqual(['C44.311', 'D22.9', 'Z85']);
    expect(icd10Of(undefined)).toEqual([]);
  });

  it('names what is no diagnosis code, and takes four', () => {
    expect(wordsOf({ icd10: 'C44.311 D22.9 hello' })).toEqual([
      'HELLO is not an ICD-10 code, such as C43.59',
    ]);
    expect(wordsOf({ icd10: 'C44 D22 Z85 A00 B00' })).toEqual(['Use four ICD-10 codes at most']);
    expect(wordsOf({ icd10: 'c44.311, D22.9;Z85 A00' })).toEqual([]);
  });

  it('has the payers of the reference list by their names, and one that only the line still has', () => {
    const listed = [
      { value: 'Aetna', label: 'Aetna' },
      { value: 'Self_Pay', label: 'Self-Pay' },
    ];
    const asked = billAsks({ providers: [], payers: payersOf(listed, 'Self_Pay') }, false);
    const question = { ...asked.find(({ name }) => name === 'payer'), name: 'payer', label: 'Payer' };
    expect(wordsOfAnswer(question, { payer: 'Self_Pay' })).toBe('Self-Pay');
    expect(payersOf(listed, 'Self_Pay')).toHaveLength(2);
    expect(payersOf(listed, 'Old_Plan')).toContainEqual({ value: 'Old_Plan', label: 'Old Plan' });
  });

  it('says who gets the bill, which is no payer where the facility pays', () => {
    const debtors = [
      { billTo: 'facility', payer: 'Aetna' },
      { billTo: 'facility', payer: null },
      { billTo: 'payer', payer: 'Self_Pay' },
    ] as const;
    expect(debtors.map(debtorText)).toEqual(['Facility', 'Facility', 'Self-Pay']);
  });

  it('says whose dollars they are', () => {
    expect([moneyText(123_450, 'USD'), moneyText(1200, 'CAD')]).toEqual(['$1,234.50', 'CA$12.00']);
  });
});

it('S2.4-05 an invoice names its lines with the versions that were on the screen', () => {
  const many = { invoiceNumber: 'INV-1', idempotencyKey: '"key"' };
  expect(IssueManyForm.safeParse({ ...many, lines: ['bil_1 "v3"'] }).success).toBe(true);
  expect(IssueManyForm.safeParse({ ...many, lines: [] }).success).toBe(false);
  const intents = billMovesOf({ status: 'Invoiced' }).map(({ intent }) => intent);
  expect(intents).toEqual(['issue', 'recordPayment', 'reopen', 'void']);
});

it.each([
  ['Invoiced', ['paid', 'denied']],
  ['Denied', ['writtenOff']],
] as const)('a line that is %s may become what its state takes, and nothing else', (status, outcomes) => {
  const asks = billMovesOf({ status }).find(({ intent }) => intent === 'recordPayment')?.asks ?? [];
  const { choices = [] } = asks.find(({ name }) => name === 'outcome') ?? expect.fail('no outcome');
  expect(choicesIn(choices).map(({ value }) => value)).toEqual(outcomes);
});

it('a denial reason is not dropped beside another outcome, and a write-off is asked for neither that nor an amount', () => {
  const typed = { ...version, outcome: 'paid', paid: '30' };
  expect(PaymentForm.safeParse(typed).success).toBe(true);
  expect(PaymentForm.safeParse({ ...version, outcome: 'denied', denialReason: 'Bundled' }).success).toBe(
    true,
  );
  const { error } = PaymentForm.safeParse({ ...typed, denialReason: 'Eight dollars are refused' });
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['denialReason', 'Only a line that is denied keeps a denial reason. Empty this box, or choose “Denied”'],
  ]);
  const namesOf = (status: 'Invoiced' | 'Denied') =>
    billMovesOf({ status })
      .find(({ intent }) => intent === 'recordPayment')
      ?.asks?.map(({ name }) => name);
  expect(namesOf('Invoiced')).toEqual(['outcome', 'paid', 'receivedOn', 'payerClaimNumber', 'denialReason']);
  expect(namesOf('Denied')).toEqual(['outcome', 'receivedOn', 'payerClaimNumber']);
});

it('whoever records a payment is told that less than the amount settles the line, and who types an amount that it is for all units', () => {
  const [, paid] =
    billMovesOf({ status: 'Invoiced' }).find(({ intent }) => intent === 'recordPayment')?.asks ?? [];
  expect(paid?.hint).toBe('Less than the amount settles the line too: nothing of it stays open');
  const amount = billAsks(NO_CHOICES, false).find(({ name }) => name === 'amount');
  expect(amount?.hint).toBe('For all units together');
});

it.each([
  ['Paid', 'The payment is recorded.'],
  ['Denied', 'The denial is recorded.'],
  ['WrittenOff', 'The line is written off.'],
] as const)('what was recorded is said by what the line is now: %s', (status, done) => {
  const move = billMovesOf({ status }).find(({ intent }) => intent === 'recordPayment');
  expect(move?.done).toBe(done);
});

it.each([
  ['Denied', 'Ready', 'Reopen', 'The line is ready to be invoiced again.'],
  [
    'Paid',
    'Invoiced',
    'Take back the payment',
    'The payment is taken back. The line is open again, on the same invoice.',
  ],
  [
    'WrittenOff',
    'Denied',
    'Take back the write-off',
    'The write-off is taken back. The line is denied, as it was.',
  ],
] as const)(
  'what was recorded can be taken back, in the words of what it was: %s',
  (before, after, label, done) => {
    const reopen = (status: typeof before | typeof after) =>
      billMovesOf({ status }).find(({ intent }) => intent === 'reopen');
    expect(reopen(before)?.label).toBe(label);
    expect(reopen(after)?.done).toBe(done);
  },
);
