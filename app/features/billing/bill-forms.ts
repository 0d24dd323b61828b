import { z } from 'zod';
import { MODIFIER_TEXTS } from '#app/core/billing/line-name.ts';
import { outcomesOf } from '#app/core/billing/outcomes.ts';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { dayText } from '#app/core/text/dates.ts';
import { type Choices, choicesOf, joinChoices } from '#app/ui/controls/choices.ts';
import type { Choice } from '#app/ui/controls/select.tsx';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zBillingChangesInput } from '#contracts/generated/schemas/billing-changes-input.ts';
import { zBillingInput } from '#contracts/generated/schemas/billing-input.ts';
import { zInvoiceInput } from '#contracts/generated/schemas/invoice-input.ts';
import { zPaymentInput } from '#contracts/generated/schemas/payment-input.ts';
import { zPaymentOutcome } from '#contracts/generated/schemas/payment-outcome.ts';
import { zReasoned } from '#contracts/generated/schemas/reasoned.ts';
import type { Billing, PaymentOutcome } from '#contracts/generated/wire.ts';

const CENTS = 100;
const MOST = 1_000_000;

/** Digits and a point, and nothing else that reads as a number: 1e3 was never meant as a thousand. */
const TYPED_MONEY = /^(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** Money as it is typed, in whole units with two decimals at most; the wire has cents. */
const money = z
  .string()
  .trim()
  .regex(TYPED_MONEY, 'Use digits, with a point before two decimals at most, such as 12.50')
  .transform(Number)
  .pipe(z.number().max(MOST));

export const centsOf = (typed: number): number => Math.round(typed * CENTS);
export const typedMoney = (cents: number): string => (cents / CENTS).toFixed(2);

/** Who gets the bill, as the invoice goes: a payer may be known of a line that its facility pays. */
export const debtorText = ({ billTo, payer }: Pick<Billing, 'billTo' | 'payer'>): string =>
  billTo === 'payer' && payer !== null ? listLabel(payer) : labels.BillTo[billTo];

const codes = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');

/** Diagnosis codes typed into one line. */
export const icd10Of = (text: string | undefined): string[] => (text === undefined ? [] : codes(text));

// The answers of a form are texts; a number is read before it is held to the components that there are.
const component = z.number().pipe(zBillingInput.shape.component);

/** Codes as the wire has them, and as many as it takes. */
const listedCodes = zBillingInput.shape.icd10.unwrap();

const icd10 = z
  .string()
  .max(60)
  .superRefine((text, context) => {
    const typed = codes(text);
    const wrong = typed.filter((code) => !listedCodes.element.safeParse(code).success);
    for (const code of wrong)
      context.addIssue({ code: 'custom', message: `${code} is not an ICD-10 code, such as C43.59` });
    if (wrong.length === 0 && !listedCodes.safeParse(typed).success)
      context.addIssue({ code: 'custom', message: 'Use four ICD-10 codes at most' });
  });

const typedParts = { amount: money, component, icd10: icd10.optional() };

export const NewBillForm = withLabels(
  zBillingInput.omit({ caseId: true, amountCents: true, icd10: true }).extend({
    /** The platform's number of the case. */
    case: z.string().trim().min(1).max(40),
    ...typedParts,
    idempotencyKey: versionFields.idempotencyKey,
  }),
  () => billAsks(NO_CHOICES, true),
);

/** The whole line is on the page, so what it cannot be without may not be emptied. */
const WholeCaseBillForm = withLabels(
  zBillingChangesInput
    .omit({ amountCents: true, icd10: true })
    .required({ code: true, units: true, billTo: true, dateOfService: true })
    .extend({ ...typedParts, ...versionFields }),
  () => billAsks(NO_CHOICES, false),
);

const SpecimenBillForm = withLabels(WholeCaseBillForm.required({ specimenID: true }), () =>
  billAsks(NO_CHOICES, false),
);

/** A line for the whole case has no specimen that could be asked for; no other line becomes one by being emptied. */
export const billFormOf = ({ specimenID }: Pick<Billing, 'specimenID'>) =>
  specimenID === null ? WholeCaseBillForm : SpecimenBillForm;

interface BillChoices {
  readonly providers: Choices;
  readonly payers: readonly Choice[];
}

const NO_CHOICES: BillChoices = { providers: [], payers: [] };

/** The payers of the reference list, and one that only the line itself still has. */
export const payersOf = (listed: readonly Choice[], held: string | null): readonly Choice[] =>
  joinChoices(
    held === null ? [] : [{ value: held, label: listLabel(held) }],
    listed.map(({ value, label }) => ({ value, label })),
  );

export const billAsks = ({ providers, payers }: BillChoices, isNew: boolean): readonly Ask[] => [
  ...(isNew ? [{ name: 'case', label: 'Case number', hint: 'Such as DP-2026-000042' }] : []),
  { name: 'specimenID', label: 'Specimen', hint: 'Its letter' },
  { name: 'code', label: 'Procedure code' },
  { name: 'units', label: 'Units', kind: 'number' },
  { name: 'modifier', label: 'Modifier', kind: 'one', choices: choicesOf(MODIFIER_TEXTS) },
  { name: 'component', label: 'Component', kind: 'one', choices: choicesOf(labels.BillingComponent) },
  { name: 'icd10', label: 'ICD-10 codes', hint: 'Up to four, with spaces between' },
  { name: 'billTo', label: 'Bill to', kind: 'one', choices: choicesOf(labels.BillTo) },
  { name: 'payer', label: 'Payer', kind: 'one', choices: payers },
  { name: 'providerId', label: 'Pathologist', kind: 'one', choices: providers, isKept: true },
  { name: 'dateOfService', label: 'Date of service', kind: 'day' },
  { name: 'place', label: 'Place of service' },
  { name: 'amount', label: 'Amount', hint: 'For all units together' },
  { name: 'notes', label: 'Notes', kind: 'area' },
  ...(isNew ? [] : [{ name: 'changeReason', label: 'Reason of the change', kind: 'area' as const }]),
];

export const invoiceAsks: readonly Ask[] = [
  {
    name: 'invoiceNumber',
    label: 'Invoice number',
    hint: 'Letters, digits, hyphens and slashes, without spaces',
  },
];
const reasonAsks: readonly Ask[] = [{ name: 'reason', label: 'Reason', kind: 'area' }];

const PAID_ASK: Ask = {
  name: 'paid',
  label: 'Amount paid',
  hint: 'Less than the amount settles the line too: nothing of it stays open',
};
const DENIAL_ASK: Ask = { name: 'denialReason', label: 'Denial reason', kind: 'area' };

type PayableLine = Pick<Billing, 'status'> & Partial<Pick<Billing, 'dateOfService'>>;

const takes = (status: Billing['status'], outcome: PaymentOutcome): boolean =>
  outcomesOf(status).includes(outcome);

const PAYABLE: readonly Billing['status'][] = ['Invoiced', 'Denied'];

/**
 * The line as the form of a payment asks about it: one that comes back, of which the line may have been settled meanwhile,
 * goes on asking for what was typed into it. So it can be sent again as it was, and is the same request.
 */
function askedAbout(line: PayableLine, typed: unknown): PayableLine {
  const outcome = zPaymentOutcome.safeParse(typed);
  const from = outcome.success ? PAYABLE.find((status) => takes(status, outcome.data)) : undefined;
  return from === undefined ? line : { ...line, status: from };
}

const paymentAsksOf = ({ status, dateOfService }: PayableLine): readonly Ask[] => [
  {
    name: 'outcome',
    label: 'Outcome',
    kind: 'one',
    choices: choicesOf(labels.PaymentOutcome, outcomesOf(status)),
    ...(status === 'Denied' ? { hint: 'To be paid after all, the line is reopened and invoiced again' } : {}),
  },
  ...(takes(status, 'paid') ? [PAID_ASK] : []),
  {
    name: 'receivedOn',
    label: 'Received on',
    kind: 'day',
    ...(dateOfService === undefined ? {} : { hint: `The service was on ${dayText(dateOfService)}` }),
  },
  { name: 'payerClaimNumber', label: 'Claim number of the payer' },
  ...(takes(status, 'denied') ? [DENIAL_ASK] : []),
];

export const IssueForm = withLabels(zInvoiceInput.extend(versionFields), () => invoiceAsks);
export const ReasonForm = withLabels(zReasoned.extend(versionFields), () => reasonAsks);
export const PaymentForm = withLabels(
  zPaymentInput
    .omit({ paidCents: true })
    .extend({ paid: money.optional(), ...versionFields })
    .check(
      // A reason that is typed beside another outcome would be kept nowhere.
      rule(
        ['outcome', 'denialReason'],
        ({ outcome, denialReason }) => outcome === 'denied' || denialReason === undefined,
        {
          path: ['denialReason'],
          message: 'Only a line that is denied keeps a denial reason. Empty this box, or choose “Denied”',
        },
      ),
    ),
  () => paymentAsksOf({ status: 'Invoiced' }),
);

/** The lines that are put on one invoice, each with the version that was on the screen. */
export const IssueManyForm = withLabels(
  zInvoiceInput.extend({
    lines: z.array(z.string().regex(/^\S+ \S+$/)).min(1, 'Select the lines of the invoice'),
    idempotencyKey: versionFields.idempotencyKey,
  }),
  () => invoiceAsks,
);

/** What is so once an outcome is recorded, which the status of the line tells. */
const RECORDED: Partial<Readonly<Record<Billing['status'], string>>> = {
  Denied: 'The denial is recorded.',
  WrittenOff: 'The line is written off.',
};

/** What is taken back is what the line has come to. */
const REOPENING: Partial<Readonly<Record<Billing['status'], string>>> = {
  Paid: 'Take back the payment',
  // The form comes back without an answer, and the payment is taken back already.
  Invoiced: 'Take back the payment',
  WrittenOff: 'Take back the write-off',
};

const REOPENED: Partial<Readonly<Record<Billing['status'], string>>> = {
  Invoiced: 'The payment is taken back. The line is open again, on the same invoice.',
  Denied: 'The write-off is taken back. The line is denied, as it was.',
};

/** `typed` is the outcome in a form of a payment that comes back. */
export const billMovesOf = (line: PayableLine, typed?: unknown): readonly Move[] => [
  {
    intent: 'issue',
    label: 'Put on an invoice',
    look: 'primary',
    done: 'The line is on the invoice, and cannot be changed any more.',
    schema: IssueForm,
    asks: invoiceAsks,
  },
  {
    intent: 'recordPayment',
    label: 'Record payment',
    look: 'primary',
    done: RECORDED[line.status] ?? 'The payment is recorded.',
    schema: PaymentForm,
    asks: paymentAsksOf(askedAbout(line, typed)),
  },
  {
    intent: 'reopen',
    label: REOPENING[line.status] ?? 'Reopen',
    done: REOPENED[line.status] ?? 'The line is ready to be invoiced again.',
    schema: ReasonForm,
    asks: reasonAsks,
  },
  {
    intent: 'void',
    label: 'Void line',
    done: 'The line is void. It stays in the list and counts for nothing.',
    schema: ReasonForm,
    asks: reasonAsks,
  },
];
