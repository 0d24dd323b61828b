import type { BillingLine } from '#app/core/billing/billable-case.ts';
import { expectedLines } from '#app/core/billing/lines.ts';
import { facilityOf } from '../../access/case-access.ts';
import { initialOf, move } from '../../access/moves.ts';
import { namesOf } from '../../access/names.ts';
import { newId } from '../../store/ids.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import type { Doing } from '../audit/case-events.ts';
import { keepHistory } from '../audit/record-history.ts';
import { findSentCase, type SentCase } from '../cases/sent-case.ts';
import type { DraftText } from '../diagnosis/draft-text.ts';
import { feeCents } from './fees.ts';

/** Independent laboratory, in the payers' list of places. */
const PLACE = '81';
const ICD_POINTERS = 4;
const OPEN: readonly BillingRecord['status'][] = ['Pending', 'Ready'];

/** A slide that was ordered and never made, because the order was declined or is open, is no work to be paid (2.6). */
const leaveOutUnmade = (specimen: SentCase['specimens'][number]) => ({
  ...specimen,
  subsections: specimen.subsections.filter(({ isRequested, images }) => !isRequested || images.length > 0),
});

/** What the rules give for a case and its text (null while nothing is written). */
export function linesOfCase(
  aCase: SentCase,
  facility: FacilityRecord,
  text: DraftText | null,
): readonly BillingLine[] {
  const findings = text?.findings.map(({ code }) => code) ?? [];
  const scored = text?.ancillary.filter(({ score }) => score !== null) ?? [];
  return expectedLines({
    type: aCase.type.value,
    component: aCase.billingComponent,
    country: facility.country,
    region: facility.state,
    payer: null,
    icd10: [...aCase.clinicalInfo.icd10, ...findings],
    specimens: aCase.specimens.map(leaveOutUnmade),
    scored,
    fullRecordsReviewed: text?.fullRecordsReviewed ?? false,
  });
}

/**
 * Works the lines of a case out again: new ones are added, open ones corrected, and open ones that no rule gives any
 * more become Void. What a person changed stays, with what the rules say beside it; what is invoiced stays.
 * They are Pending before sign-out and Ready from then on.
 */
export function settleLines(
  world: World,
  now: number,
  stored: CaseRecord,
  text: DraftText | null,
  isSigned: boolean,
): void {
  const aCase = findSentCase(stored);
  const facility = facilityOf(world, aCase);
  const expected = linesOfCase(aCase, facility, text);
  // Whoever sent or signed the case: it is the rules that made its lines.
  const doing = { world, now, caller: null };
  for (const given of expected) settleLine(doing, aCase, facility, text, given, isSigned);
  for (const line of world.billings.by('case', aCase.id)) {
    if (!OPEN.includes(line.status)) continue;
    const isGiven = expected.some((given) => isSameLine(given, line));
    if (line.source === 'auto' && !isGiven && line.changeReason === null)
      voidLine(doing, line, 'voidByRules', 'The rules give this line no more.');
    else if (isSigned && line.status === 'Pending')
      change(doing, line, { status: move('BillingStatus', 'ready', line.status) });
  }
}

const isSameLine = (given: BillingLine, line: BillingRecord): boolean =>
  line.code === given.code && line.specimenID === given.specimenID;

function settleLine(
  doing: Doing,
  aCase: SentCase,
  facility: FacilityRecord,
  text: DraftText | null,
  given: BillingLine,
  isSigned: boolean,
): void {
  const same = doing.world.billings
    .by('case', aCase.id)
    .filter((line) => isSameLine(given, line) && line.status !== 'Void');
  const open = same.find((line) => line.source === 'auto' && OPEN.includes(line.status));
  const others = same.filter((line) => line !== open).reduce((sum, { units }) => sum + units, 0);
  const units = given.units - others;
  if (units <= 0) return;
  const value = { code: given.code, units, modifier: given.modifier };
  const amountCents = feeCents(given.code, units, aCase.billingComponent);
  if (open === undefined)
    addLine(doing, {
      ...autoLine(doing.now, aCase, facility, text, given),
      ...value,
      amountCents,
      ...(isSigned ? { status: move('BillingStatus', 'addReady', null) } : {}),
    });
  else if (open.changeReason === null)
    change(doing, open, { ...value, amountCents, why: given.why, providerId: readerOf(aCase) });
  else change(doing, open, { autoValue: { ...value, amountCents } });
}

/** Whose work it is: a line begins when the case is sent out, before anybody has it. */
const readerOf = ({ signerId, assignedProviderId }: CaseRecord): string | null =>
  signerId ?? assignedProviderId;

/** A new line as the rules make it, one unit and without its amount. */
export function autoLine(
  now: number,
  aCase: SentCase,
  facility: FacilityRecord,
  text: DraftText | null,
  { specimenID, code, units, modifier, why }: BillingLine,
): BillingRecord {
  const today = new Date(now).toISOString();
  const collected = aCase.specimens.flatMap(({ specimenCollectionDate: day }) => (day === null ? [] : [day]));
  return {
    id: newId('bil'),
    version: 1,
    status: initialOf('BillingStatus'),
    caseId: aCase.id,
    caseID: aCase.caseID,
    facilityId: aCase.facilityId,
    specimenID,
    code,
    units,
    modifier,
    component: aCase.billingComponent,
    why,
    billTo: 'facility',
    payer: null,
    providerId: readerOf(aCase),
    place: PLACE,
    billingEntity: null,
    dateOfService: collected.toSorted()[0] ?? today.slice(0, 10),
    currency: facility.country === 'Canada' ? 'CAD' : 'USD',
    amountCents: feeCents(code, units, aCase.billingComponent),
    paidCents: 0,
    invoiceNumber: null,
    source: 'auto',
    icd10: pointers(aCase, text, specimenID),
    autoValue: null,
    changeReason: null,
    payerClaimNumber: null,
    denialReason: null,
    voidReason: null,
    notes: null,
    createdAt: today,
    issuedAt: null,
    settledAt: null,
  };
}

/** The findings of the specimen; the reasons of the requisition until there are any. */
function pointers(aCase: SentCase, text: DraftText | null, specimenID: string | null): string[] {
  const found = (text?.findings ?? []).filter(
    (finding) => specimenID === null || finding.specimenID === null || finding.specimenID === specimenID,
  );
  const codes = found.length > 0 ? found.map(({ code }) => code) : aCase.clinicalInfo.icd10;
  return [...new Set(codes)].slice(0, ICD_POINTERS);
}

export const addLine = (doing: Doing, line: BillingRecord): BillingRecord =>
  keepHistory(doing, 'billings', null, doing.world.billings.insert(line));

export const change = (doing: Doing, before: BillingRecord, changes: Partial<BillingRecord>): BillingRecord =>
  keepHistory(
    doing,
    'billings',
    before,
    doing.world.billings.change(before.id, (line) => ({ ...line, ...changes, version: line.version + 1 })),
  );

export function voidLine(
  doing: Doing,
  line: BillingRecord,
  name: 'void' | 'voidWithCase' | 'voidByRules',
  voidReason: string,
): BillingRecord {
  const names = name === 'void' && doing.caller !== null ? namesOf(doing.caller) : undefined;
  const status = move('BillingStatus', name, line.status, names);
  return change(doing, line, { status, voidReason, settledAt: new Date(doing.now).toISOString() });
}

/** The codes that the billing copy of a report carries. */
export function reportCodes(
  stored: CaseRecord,
  facility: FacilityRecord,
  text: DraftText,
): ReportContent['codes'] {
  return [
    ...linesOfCase(findSentCase(stored), facility, text).map(({ code, specimenID, units }) => ({
      system: 'CPT' as const,
      code,
      specimenID,
      units,
    })),
    ...text.findings.map(({ code, specimenID }) => ({
      system: 'ICD-10' as const,
      code,
      specimenID,
      units: null,
    })),
  ];
}
