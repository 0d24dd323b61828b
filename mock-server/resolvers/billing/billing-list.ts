import type { Call, Resolver } from '../../http/call.ts';
import { matches, pageOf, sorted } from '../../http/paging.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { World } from '../../world.ts';
import { lineAnswer, requireAccounts, requireLine, rowOf, seeLine } from './billing-form.ts';

type Asked = Omit<Call<'exportBillings'>['input']['query'], 'format'>;

const USUAL_ORDER = '-dateOfService,caseID,code';

/** The lines that the filters leave, in the order that is asked for. */
export function linesAsked(world: World, asked: Asked, sort = USUAL_ORDER): readonly BillingRecord[] {
  const { caseId, facilityId, status = [], from, to, q } = asked;
  const rows = narrowed(world, asked).filter(
    (line) =>
      (caseId === undefined || line.caseId === caseId) &&
      (facilityId === undefined || line.facilityId === facilityId) &&
      (status.length === 0 || status.includes(line.status)) &&
      (from === undefined || line.dateOfService >= from) &&
      (to === undefined || line.dateOfService <= to) &&
      matches(q, [line.caseID, line.code, line.invoiceNumber, line.payerClaimNumber]),
  );
  return sorted(rows, sort, {
    dateOfService: (line) => line.dateOfService,
    createdAt: (line) => line.createdAt,
    status: (line) => line.status,
    code: (line) => line.code,
    amountCents: (line) => line.amountCents,
    caseID: (line) => line.caseID,
  });
}

function narrowed({ billings }: World, { caseId, facilityId, status = [] }: Asked): readonly BillingRecord[] {
  if (caseId !== undefined) return billings.by('case', caseId);
  if (facilityId !== undefined) return billings.by('facility', facilityId);
  if (status.length === 0) return billings.list();
  return [...new Set(status)].flatMap((one) => billings.by('status', one));
}

export const listBillings: Resolver<'listBillings'> = {
  resolve: ({ world, caller, input }) => {
    requireAccounts(caller);
    const page = pageOf(linesAsked(world, input.query, input.query.sort), input.query);
    return { data: { ...page, items: page.items.map((line) => rowOf(world, line)) } };
  },
};

export const getBilling: Resolver<'getBilling'> = {
  see: seeLine,
  resolve: (call) => lineAnswer(call.world, requireLine(call)),
};
