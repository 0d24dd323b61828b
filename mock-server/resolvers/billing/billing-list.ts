import { isOwedBy } from '#app/core/billing/debtors.ts';
import { totalsOf } from '#app/core/billing/totals.ts';
import type { BillingTotalZodType } from '#contracts/generated/schemas/billing-total.ts';
import type { Resolver } from '../../http/call.ts';
import { findRows, type ListTable, pageOfList } from '../../http/lists.ts';
import { isWorkOf } from '../../rules/people/group-work.ts';
import { historyOf } from '../../rules/trail/record-history.ts';
import { createKeptRows } from '../../store/kept-rows.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import { createDerived } from '../../store/shelf.ts';
import { lineAnswer, requireLine, rowOf } from './billing-form.ts';

/** Lines in the order of their work, the latest first. */
export const LINES: ListTable<'listBillings', BillingRecord> = {
  of: ({ world }) => world.billings,
  filters: {
    caseId: 'caseId',
    facilityId: 'facilityId',
    status: 'status',
    payer: (payer) => (line) => isOwedBy(line, payer),
    providerId: 'providerId',
    groupId: (groupId, { world }) => {
      const group = world.groups.find(groupId);
      return (line) => group !== null && isWorkOf(group, line);
    },
    code: 'code',
    from: (from) => ({ dateOfService: { gte: from } }),
    to: (to) => ({ dateOfService: { lte: to } }),
  },
  search: (line) => [line.caseID, line.code, line.invoiceNumber, line.payerClaimNumber],
  sorts: {
    dateOfService: (line) => line.dateOfService,
    createdAt: (line) => line.createdAt,
    status: (line) => line.status,
    code: (line) => line.code,
    amountCents: (line) => line.amountCents,
    caseID: (line) => line.caseID,
  },
  usual: '-dateOfService,caseID,code',
  row: (line, { world }) => rowOf(world, line),
  kept: createKeptRows(({ world }) => [world.groups.revision()]),
};

const totals = createDerived<readonly BillingRecord[], BillingTotalZodType[]>();

export const listBillings: Resolver<'listBillings'> = {
  resolve: (call) => {
    const found = findRows(LINES, call);
    return { data: { ...pageOfList(LINES, call, found), totals: totals(found, () => totalsOf(found)) } };
  },
};

export const getBilling: Resolver<'getBilling'> = {
  resolve: (call) => lineAnswer(call.world, requireLine(call)),
};

export const listBillingHistory: Resolver<'listBillingHistory'> = {
  resolve: (call) => {
    const { id } = requireLine(call);
    return { data: historyOf(call.world, 'billings', id, call.input.query) };
  },
};
