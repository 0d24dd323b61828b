import { mayShareInvoice } from '#app/core/billing/debtors.ts';
import { foldText } from '#app/core/text/fold-text.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuseFields, requireReason } from '../../http/field-texts.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { move } from '../../rules/moves.ts';
import { billingEntityOf } from '../../rules/people/group-work.ts';
import { namesOf } from '../../rules/people/names.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import { lineAnswer, requireLine } from './billing-form.ts';
import { change, voidLine } from './billing-lines.ts';
import { isUncheckedAfterAmendment } from './billing-reviews.ts';

type Moving = 'issueBilling' | 'recordPayment' | 'reopenBilling' | 'voidBilling';

type Name =
  | 'issue'
  | ReturnType<typeof reopeningOf>
  | 'void'
  | (typeof MOVE_OF_OUTCOME)[keyof typeof MOVE_OF_OUTCOME];

/** The line and where the named move takes it: state before version, as everywhere. */
function moving<N extends Name>(call: Call<Moving>, name: N) {
  const line = requireLine(call);
  const status = move('BillingStatus', name, line.status, namesOf(call.caller));
  requireVersion(call.input.headers['If-Match'], line);
  return { line, status };
}

/** A code that the changed report took back would be billed. */
const UNCHECKED =
  'The report of this case was amended. Check its lines and complete the task about them first';

export const issueBilling: Resolver<'issueBilling'> = {
  resolve: (call): Answer<'issueBilling'> => {
    const { world, now, input } = call;
    const { line, status } = moving(call, 'issue');
    const billingEntity = billingEntityOf(world, line);
    const onIt = world.billings.by('invoice', foldText(input.body.invoiceNumber));
    // One invoice has one spelling.
    const invoiceNumber = onIt[0]?.invoiceNumber ?? input.body.invoiceNumber;
    const isTaken = onIt.some((other) => !mayShareInvoice({ ...line, billingEntity }, other));
    const faults = [
      ...(isUncheckedAfterAmendment(world, line) ? [UNCHECKED] : []),
      ...(isTaken ? ['The invoice with this number goes to somebody else'] : []),
    ];
    refuseFields(faults.length === 0 ? {} : { invoiceNumber: faults });
    const issuedAt = new Date(now).toISOString();
    const issued = { status, invoiceNumber, issuedAt, billingEntity, reopenReason: null };
    return lineAnswer(world, change(call, line, issued));
  },
};

const MOVE_OF_OUTCOME = { paid: 'pay', denied: 'deny', writtenOff: 'writeOff' } as const;

export const recordPayment: Resolver<'recordPayment'> = {
  resolve: (call): Answer<'recordPayment'> => {
    const { world, input } = call;
    const { line, status } = moving(call, MOVE_OF_OUTCOME[input.body.outcome]);
    refuseFields(paymentFaults(call, line));
    return lineAnswer(world, change(call, line, settle(call, line, status)));
  },
};

function paymentFaults({ now, input: { body } }: Call<'recordPayment'>, line: BillingRecord) {
  const isBlank = (body.denialReason ?? '').trim() === '';
  return {
    ...(body.outcome === 'paid' ? findPaidFaults(body.paidCents, line) : findUnpaidFaults(body.paidCents)),
    ...(body.outcome === 'denied' && isBlank ? { denialReason: ['Denial reason is required'] } : {}),
    ...findDayFaults(body.receivedOn ?? null, line, operatorDay(now)),
  };
}

/** Nothing comes for a service before its day. */
function findDayFaults(receivedOn: string | null, { dateOfService }: BillingRecord, today: string) {
  if (receivedOn === null) return {};
  if (receivedOn > today) return { receivedOn: ['This day is still to come'] };
  return receivedOn < dateOfService ? { receivedOn: ['This day is before the date of service'] } : {};
}

function findPaidFaults(paidCents: number | undefined, { amountCents }: BillingRecord) {
  if (paidCents === undefined) return { paidCents: ['Amount paid is required'] };
  return paidCents > amountCents ? { paidCents: ['The amount paid is above the amount of the line'] } : {};
}

/** An amount that is typed beside another outcome would be kept nowhere. */
const findUnpaidFaults = (paidCents = 0) =>
  paidCents > 0 ? { paidCents: ['Only a line that is paid has an amount paid'] } : {};

function settle(
  { now, input: { body } }: Call<'recordPayment'>,
  line: BillingRecord,
  status: BillingRecord['status'],
): Partial<BillingRecord> {
  const settledAt = new Date(now).toISOString();
  const payerClaimNumber = body.payerClaimNumber ?? line.payerClaimNumber;
  const receivedOn = body.receivedOn ?? null;
  // The next reason may be in the same words, and is one of its own.
  const reopenReason = null;
  switch (body.outcome) {
    case 'paid':
      return {
        status,
        reopenReason,
        payerClaimNumber,
        receivedOn,
        settledAt,
        paidCents: body.paidCents ?? 0,
      };
    case 'denied':
      return { status, reopenReason, payerClaimNumber, receivedOn, denialReason: body.denialReason ?? null };
    case 'writtenOff':
      // Nothing has to come for it: the denial that it ends keeps its day.
      return { status, reopenReason, payerClaimNumber, receivedOn: receivedOn ?? line.receivedOn, settledAt };
  }
}

export const reopenBilling: Resolver<'reopenBilling'> = {
  resolve: (call): Answer<'reopenBilling'> => {
    const { world, input } = call;
    const name = reopeningOf(requireLine(call).status);
    const { line, status } = moving(call, name);
    requireReason(input.body.reason);
    const reopened = { status, ...UNDONE[name], reopenReason: input.body.reason };
    return lineAnswer(world, change(call, line, reopened));
  },
};

/** What is taken back is what the line has come to. */
function reopeningOf(status: BillingRecord['status']) {
  if (status === 'Paid') return 'takeBackPayment';
  return status === 'WrittenOff' ? 'takeBackWriteOff' : 'reopen';
}

/** A payment may have been another line's, and so its day and its claim. */
const UNDONE = {
  reopen: { invoiceNumber: null, issuedAt: null },
  takeBackPayment: { paidCents: 0, receivedOn: null, payerClaimNumber: null, settledAt: null },
  takeBackWriteOff: { settledAt: null },
} as const;

export const voidBilling: Resolver<'voidBilling'> = {
  resolve: (call): Answer<'voidBilling'> => {
    const { world, input } = call;
    const { line } = moving(call, 'void');
    requireReason(input.body.reason);
    return lineAnswer(world, voidLine(call, line, 'void', input.body.reason));
  },
};
