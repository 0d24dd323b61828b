import type { BillingLine } from '#app/core/billing/billable-case.ts';
import { expectedLines } from '#app/core/billing/lines.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import type { DraftText } from '../../rules/cases/draft-text.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { findSentCase, type SentCase } from '../../rules/cases/sent-case.ts';
import { initialOf, move } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import type { Doing } from '../../rules/trail/case-events.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { canonical } from '../../store/hashes.ts';
import { newId } from '../../store/ids.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isReaderTyped, isWorkOfRules, leaveOutByHand } from './changed-by-hand.ts';
import { debtorOf, payerOf } from './debtors.ts';
import { feeCents } from './fees.ts';

/** Independent laboratory, in the payers' list of places. */
const PLACE = '81';
const ICD_POINTERS = 4;
const OPEN: readonly BillingRecord['status'][] = ['Pending', 'Ready'];

/**
 * A slide that was ordered and never made, because the order was declined or is open, is no work to be paid (2.6). A
 * wrong file that was taken off again is no sign that it was made.
 */
const leaveOutUnmade = (specimen: SentCase['specimens'][number]) => ({
  ...specimen,
  subsections: specimen.subsections.filter(
    ({ isRequested, images }) => !isRequested || images.some(({ gone }) => !gone),
  ),
});

/** What the rules give for a case and its text (null while nothing is written); no payer where the facility pays. */
export function linesOfCase(
  aCase: SentCase,
  facility: FacilityRecord,
  text: DraftText | null,
  payer: string | null,
): readonly BillingLine[] {
  const scored = text?.ancillary.filter(({ score }) => score !== null) ?? [];
  return expectedLines({
    type: aCase.type.value,
    component: aCase.billingComponent,
    country: facility.country,
    region: facility.state,
    payer,
    icd10: aCase.clinicalInfo.icd10,
    findings: text?.findings ?? [],
    specimens: aCase.specimens.map(leaveOutUnmade),
    scored,
    fullRecordsReviewed: text?.fullRecordsReviewed ?? false,
  });
}

/**
 * Works the lines of a case out again: new ones are added, open ones corrected, and open ones that no rule gives any
 * more become Void, unless a person changed what they bill. What a person changed stays, with what the rules say beside
 * it; what is invoiced stays. They are Pending before sign-out and Ready from then on.
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
  const payer = payerOf(facility, requisitionOf(world, aCase));
  const expected = linesOfCase(aCase, facility, text, payer);
  // Whoever sent or signed the case: it is the rules that made its lines.
  const doing = { world, now, caller: null };
  const settling = { doing, aCase, facility, text, payer, expected, isSigned };
  for (const given of expected) settleLine(settling, given);
  for (const line of world.billings.by('case', aCase.id)) {
    if (!OPEN.includes(line.status)) continue;
    if (isLeft(line, expected) && isWorkOfRules(line))
      voidLine(doing, line, 'voidByRules', 'The rules give this line no more.');
    else fillLine(settling, line);
  }
}

/** Whether no rule gives a line any more that the rules made. */
const isLeft = (line: BillingRecord, expected: readonly Ruled[]): boolean =>
  line.source === 'auto' && !expected.some((given) => isLineOf(given, line, expected));

/** What every open line takes from its case, whatever it bills; of one that was added by hand the pathologist alone. */
function fillLine(settling: Settling, line: BillingRecord): void {
  const fromCase =
    line.source === 'auto'
      ? leaveOutByHand(restOf(settling, line), line)
      : { providerId: isReaderTyped(line) ? line.providerId : readerOf(settling.aCase) };
  const isReady = settling.isSigned && line.status === 'Pending';
  const filled = { ...fromCase, ...(isReady ? { status: move('BillingStatus', 'ready', line.status) } : {}) };
  if (canonical({ ...line, ...filled }) !== canonical(line)) change(settling.doing, line, filled);
}

/** What a line says besides the work that it bills. */
const restOf = ({ aCase, text, payer }: Settling, line: BillingRecord) => ({
  icd10: pointers(aCase, text, line.specimenID),
  providerId: readerOf(aCase),
  // The facility may have corrected its payer and the day.
  ...debtorOf(payer),
  dateOfService: collectionDayOf(aCase, line.specimenID) ?? line.dateOfService,
});

type Ruled = Pick<BillingLine, 'code' | 'specimenID'>;

const isSameRule = (one: Ruled, other: Ruled): boolean =>
  one.code === other.code && one.specimenID === other.specimenID;

/**
 * Whether a line stands for what the rules give. One that was corrected stands for what it was made from, so that the
 * same work is not billed twice; only when the rules give that no more does it stand for its present code.
 */
export function isLineOf(given: Ruled, line: BillingRecord, expected: readonly Ruled[]): boolean {
  const { autoValue, autoSpecimenID = line.specimenID } = line;
  const made = { code: autoValue?.code ?? line.code, specimenID: autoSpecimenID };
  return isSameRule(given, expected.some((one) => isSameRule(one, made)) ? made : line);
}

/** A correction may bill less than the rules gave, and what it leaves out is not to come back. */
const sumUnits = (lines: readonly BillingRecord[]): number =>
  lines.reduce((sum, { units, autoValue }) => sum + Math.max(units, autoValue?.units ?? 0), 0);

/** What a person voided is not to be charged: it counts as given, as far as nothing was added by hand in its place. */
function countGiven(lines: readonly BillingRecord[]): number {
  const standing = lines.filter(({ status }) => status !== 'Void');
  const spared = lines.filter(({ source, voidedBy }) => source === 'auto' && voidedBy === 'void');
  const replaced = standing.filter(({ source }) => source === 'manual');
  return sumUnits(standing) + Math.max(0, sumUnits(spared) - sumUnits(replaced));
}

interface Settling {
  readonly doing: Doing;
  readonly aCase: SentCase;
  readonly facility: FacilityRecord;
  readonly text: DraftText | null;
  readonly payer: string | null;
  readonly expected: readonly BillingLine[];
  readonly isSigned: boolean;
}

function settleLine(settling: Settling, given: BillingLine): void {
  const { doing, aCase, facility, text, payer, expected, isSigned } = settling;
  const same = doing.world.billings.by('case', aCase.id).filter((line) => isLineOf(given, line, expected));
  const opened = same.filter(({ source, status }) => source === 'auto' && OPEN.includes(status));
  const open =
    opened.find(({ changeReason }) => changeReason === null) ?? opened[0] ?? findLeft(settling, given);
  const units = given.units - countGiven(same.filter((line) => line !== open));
  if (units <= 0) {
    if (open !== undefined && isWorkOfRules(open))
      voidLine(doing, open, 'voidByRules', 'Other lines stand for all that the rules give.');
    return;
  }
  const value = { code: given.code, units, modifier: given.modifier };
  const amountCents = feeCents(given.code, units, aCase.billingComponent);
  if (open === undefined) {
    addLine(doing, {
      ...autoLine(doing.now, aCase, facility, text, given),
      ...value,
      ...debtorOf(payer),
      amountCents,
      ...(isSigned ? { status: move('BillingStatus', 'addReady', null) } : {}),
    });
    return;
  }
  const byRules = {
    ...value,
    amountCents,
    // The facility may have corrected it, and the modifier says the same.
    component: aCase.billingComponent,
    why: given.why,
    ...restOf(settling, open),
  };
  change(doing, open, {
    ...leaveOutByHand(byRules, open),
    ...(open.changeReason === null
      ? {}
      : { autoValue: { ...value, amountCents }, autoSpecimenID: given.specimenID }),
  });
}

/**
 * The one line of a specimen that no rule gives any more, where a person wrote on it: what is new there goes on under it,
 * so that a payer or a note is not lost with the code.
 */
function findLeft({ doing, aCase, expected }: Settling, { specimenID }: Ruled): BillingRecord | undefined {
  const [only, ...more] = doing.world.billings
    .by('case', aCase.id)
    .filter((line) => OPEN.includes(line.status) && line.specimenID === specimenID && isLeft(line, expected));
  const isWrittenOn = only !== undefined && only.changeReason !== null && isWorkOfRules(only);
  return isWrittenOn && more.length === 0 ? only : undefined;
}

/** Whose work it is: a line begins when the case is sent out, before anybody has it. */
export const readerOf = ({ signerId, assignedProviderId }: CaseRecord): string | null =>
  signerId ?? assignedProviderId;

/** A new line as the rules make it, for a facility that pays itself. */
export function autoLine(
  now: number,
  aCase: SentCase,
  facility: FacilityRecord,
  text: DraftText | null,
  { specimenID, code, units, modifier, why }: BillingLine,
): BillingRecord {
  const today = new Date(now).toISOString();
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
    ...debtorOf(null),
    providerId: readerOf(aCase),
    place: PLACE,
    billingEntity: null,
    dateOfService: collectionDayOf(aCase, specimenID) ?? today.slice(0, 10),
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
    receivedOn: null,
    settledAt: null,
  };
}

/**
 * The day on which the specimen of a line was taken, ISO; for a line of the whole case, and where nobody has said it of
 * the specimen, the first day on which any was taken. Null where none is known.
 */
export function collectionDayOf(
  { specimens }: Pick<CaseRecord, 'specimens'>,
  specimenID: string | null,
): string | null {
  const days = (of: CaseRecord['specimens']) =>
    of.flatMap(({ specimenCollectionDate: day }) => (day === null ? [] : [day])).toSorted();
  const own = specimens.filter((specimen) => specimen.specimenID === specimenID);
  return days(own)[0] ?? days(specimens)[0] ?? null;
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
  name: NonNullable<BillingRecord['voidedBy']>,
  voidReason: string,
): BillingRecord {
  const names = name === 'void' && doing.caller !== null ? namesOf(doing.caller) : undefined;
  const status = move('BillingStatus', name, line.status, names);
  return change(doing, line, {
    status,
    voidReason,
    voidedBy: name,
    settledAt: new Date(doing.now).toISOString(),
  });
}
