import { keysOf } from '#app/core/objects.ts';
import { canonical } from '../../store/hashes.ts';
import type { BillingRecord } from '../../store/records/billing.ts';

/** Fields that say one thing between them, so that whoever changed one by hand has settled the others. */
const WORK = ['code', 'units', 'modifier', 'amountCents', 'component', 'specimenID', 'why'];
const SETTLED_TOGETHER: readonly (readonly string[])[] = [WORK, ['billTo', 'payer']];

/** Whether what a line bills is the rules' own, whatever else a person wrote on it. */
export const isWorkOfRules = ({ changeReason, changedByHand }: BillingRecord): boolean =>
  changeReason === null ||
  (changedByHand !== undefined && !changedByHand.some((field) => WORK.includes(field)));

/** Whether a person named the pathologist of a line that they added. Of one that was added before it was kept, whoever it has stays. */
export const isReaderTyped = ({ changedByHand, providerId }: BillingRecord): boolean =>
  changedByHand?.includes('providerId') ?? providerId !== null;

/** What the rules may still write into a line. Of a line that was corrected before its fields were kept it is nothing. */
export function leaveOutByHand(byRules: Partial<BillingRecord>, line: BillingRecord): Partial<BillingRecord> {
  const { changeReason, changedByHand } = line;
  if (changeReason === null) return byRules;
  if (changedByHand === undefined) return {};
  const settled = new Set([
    ...changedByHand,
    ...SETTLED_TOGETHER.filter((fields) => fields.some((field) => changedByHand.includes(field))).flat(),
  ]);
  return Object.fromEntries(Object.entries(byRules).filter(([field]) => !settled.has(field)));
}

/** The form sends the whole line, so what counts is what it says otherwise. Undefined where nobody kept it from the start. */
export function findChangedByHand(line: BillingRecord, next: BillingRecord): string[] | undefined {
  if (line.changeReason !== null && line.changedByHand === undefined) return undefined;
  const changed = keysOf(next).filter(
    (field) => field !== 'changeReason' && canonical(line[field]) !== canonical(next[field]),
  );
  return [...new Set([...(line.changedByHand ?? []), ...changed])];
}
