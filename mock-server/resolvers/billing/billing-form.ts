import { isEditable } from '#app/core/billing/editable-line.ts';
import { keysOf } from '#app/core/objects.ts';
import type { BillingZodType } from '#contracts/generated/schemas/billing.ts';
import type { BillingListItemZodType } from '#contracts/generated/schemas/billing-list-item.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { mayMove } from '../../rules/moves.ts';
import { billingEntityOf } from '../../rules/people/group-work.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { etagOf } from '../../rules/versions.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { World } from '../../world.ts';
import { codeLabel } from './billing-reference.ts';

type LineOperation =
  | 'getBilling'
  | 'updateBilling'
  | 'listBillingHistory'
  | 'issueBilling'
  | 'recordPayment'
  | 'reopenBilling'
  | 'voidBilling';

export function requireLine({ world, input }: Call<LineOperation>): BillingRecord {
  const line = world.billings.find(input.params.billingId);
  if (line === null) throw refuse('NOT_FOUND');
  return line;
}

const MOVES = {
  issue: 'issueBilling',
  recordPayment: 'recordPayment',
  reopen: 'reopenBilling',
  void: 'voidBilling',
} as const;

/** The buttons of a line: what the state table lets its keepers do now, who alone see it. */
const actionsOf = (line: BillingRecord): BillingZodType['allowedActions'] => [
  ...(isEditable(line) ? (['edit'] as const) : []),
  ...keysOf(MOVES).filter((action) => mayMove('BillingStatus', MOVES[action], line.status, ['Accounts'])),
];

/** A row of the list. Neither patient nor diagnosis: those who keep the accounts see neither. */
export function rowOf(world: World, line: BillingRecord): BillingListItemZodType {
  const { id, version, status, specimenID, code, units, modifier, component, billTo, payer } = line;
  const { dateOfService, currency, amountCents, paidCents, invoiceNumber, source } = line;
  return {
    id,
    version,
    status,
    specimenID,
    code,
    units,
    modifier,
    component,
    billTo,
    payer,
    dateOfService,
    currency,
    amountCents,
    paidCents,
    invoiceNumber,
    source,
    etag: etagOf(line),
    case: { id: line.caseId, caseID: line.caseID },
    codeLabel: codeLabel(code),
    facility: { id: line.facilityId, name: world.facilities.find(line.facilityId)?.name ?? line.facilityId },
    provider: personById(world, line.providerId),
    billingEntity: isEditable(line) ? billingEntityOf(world, line) : line.billingEntity,
    allowedActions: actionsOf(line),
  };
}

export function lineAnswer(world: World, line: BillingRecord) {
  const { icd10, place, payerClaimNumber, denialReason, why, autoValue, changeReason } = line;
  const { voidReason, notes, createdAt, issuedAt, receivedOn, settledAt } = line;
  const data: BillingZodType = {
    ...rowOf(world, line),
    icd10,
    place,
    payerClaimNumber,
    denialReason,
    why,
    autoValue,
    changeReason,
    voidReason,
    notes,
    createdAt,
    issuedAt,
    receivedOn,
    settledAt,
  };
  return { data, etag: data.etag };
}
