import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type Answered, type Asking, key, type Person } from './mock-client.ts';
import { CASE, type Desk } from './report-desk.ts';

/** The admin whose kind of staff a test may change. */
export const ADMIN = 'usr_demo000006';
/** The first line of a signed case of the demo, which is Ready. */
export const LINE = 'bil_dp-2026-000005-1';

/** A line made by hand for the case at the desk. */
export const NEW_LINE = {
  caseId: CASE,
  specimenID: 'A',
  code: '88342',
  modifier: '26',
  component: 0,
  billTo: 'payer',
  payer: 'Aetna',
  dateOfService: '2026-11-18',
  amountCents: 3800,
};

/** What is done with lines, at whichever desk is open when it is done. */
export function billingCalls(deskOf: () => Desk) {
  const readStored = (id = LINE) => deskOf().api.world().billings.find(id);
  const move = (
    id: OperationId,
    body: unknown,
    asking: Asking & { readonly line?: string } = {},
  ): Promise<Answered> => {
    const { headers, line = LINE, ...rest } = asking;
    return deskOf().client.ask(id, {
      params: { billingId: line },
      headers: { 'If-Match': `"v${readStored(line)?.version ?? 1}"`, 'Idempotency-Key': key(), ...headers },
      body,
      as: deskOf().tokens.admin,
      ...rest,
    });
  };
  const issue = () => move('issueBilling', { invoiceNumber: 'INV-1' });
  const create = (changes: object = {}, as: Person = 'admin'): Promise<Answered> =>
    deskOf().client.ask('createBilling', {
      headers: { 'Idempotency-Key': key() },
      body: { ...NEW_LINE, ...changes },
      as: deskOf().tokens[as],
    });
  return { readStored, move, issue, create };
}
