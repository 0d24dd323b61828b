import { isEditable } from '#app/core/billing/editable-line.ts';
import { lineFaults } from '#app/core/billing/line-rules.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { isOver } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { initialOf, move } from '../../rules/moves.ts';
import { requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { wasSentOut } from '../case-moves/moved.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { lineAnswer, requireLine } from './billing-form.ts';
import { addLine, change, collectionDayOf, readerOf } from './billing-lines.ts';
import { PAYERS, PROCEDURE_CODES } from './billing-reference.ts';
import { findChangedByHand } from './changed-by-hand.ts';

type Faults = Record<string, readonly string[]>;

/** Every rule of a line, held against its case and the other lines of that case. */
function faultsOf(world: World, now: number, aCase: CaseRecord, line: BillingRecord): Faults {
  const { country, timeZone } = facilityOf(world, aCase);
  const others = world.billings
    .by('case', aCase.id)
    .filter(({ id, status }) => id !== line.id && status !== 'Void');
  const provider = line.providerId === null ? null : world.users.find(line.providerId);
  const isReader = provider?.role === 'Provider' || provider?.role === 'physician';
  return {
    ...lineFaults(line, {
      codes: country === 'Canada' ? null : PROCEDURE_CODES,
      payers: PAYERS,
      specimenIDs: aCase.specimens.map(({ specimenID }) => specimenID),
      others,
      collectedOn: collectionDayOf(aCase, line.specimenID),
      today: localDay(now, timeZone),
    }),
    ...(line.providerId === null || isReader ? {} : { providerId: ['Choose a pathologist.'] }),
  };
}

export const createBilling: Resolver<'createBilling'> = {
  resolve: (call): Answer<'createBilling'> => {
    const { world, now, input } = call;
    const aCase = world.cases.find(input.body.caseId);
    // A form that was never sent out has no number to bill, and may be thrown away.
    if (aCase === null || !wasSentOut(aCase))
      throw refuse('VALIDATION_FAILED', { status: 422, fields: { caseId: ['Choose a case.'] } });
    const line = manualLine(call, aCase);
    refuseFields(faultsOf(world, now, aCase, line));
    return lineAnswer(world, addLine(call, line));
  },
};

function manualLine(
  { world, now, input: { body } }: Call<'createBilling'>,
  aCase: CaseRecord,
): BillingRecord {
  return {
    id: newId('bil'),
    version: 1,
    source: 'manual',
    why: 'Added by hand.',
    autoValue: null,
    // Nothing more is going to make the line of a case that is over Ready, so it is Ready at once.
    status: isOver(aCase.status) ? move('BillingStatus', 'addReady', null) : initialOf('BillingStatus'),
    caseId: aCase.id,
    caseID: caseNumberOf(aCase),
    facilityId: aCase.facilityId,
    specimenID: body.specimenID ?? null,
    code: body.code,
    units: body.units ?? 1,
    modifier: body.modifier ?? null,
    component: body.component,
    billTo: body.billTo,
    payer: body.payer ?? null,
    icd10: body.icd10 ?? [],
    place: body.place ?? null,
    providerId: body.providerId ?? readerOf(aCase),
    // Whom nobody typed may change until the case is signed.
    changedByHand: body.providerId === undefined ? [] : ['providerId'],
    billingEntity: null,
    dateOfService: body.dateOfService,
    amountCents: body.amountCents,
    paidCents: 0,
    currency: facilityOf(world, aCase).country === 'Canada' ? 'CAD' : 'USD',
    invoiceNumber: null,
    payerClaimNumber: null,
    denialReason: null,
    changeReason: null,
    voidReason: null,
    notes: body.notes ?? null,
    createdAt: new Date(now).toISOString(),
    issuedAt: null,
    receivedOn: null,
    settledAt: null,
  };
}

export const updateBilling: Resolver<'updateBilling'> = {
  resolve: (call): Answer<'updateBilling'> => {
    const { world, now, input } = call;
    const line = requireLine(call);
    if (!isEditable(line)) throw refuse('BILLING_LOCKED');
    requireVersion(input.headers['If-Match'], line);
    const aCase = world.cases.find(line.caseId);
    if (aCase === null) throw new Error(`${line.id} names a case that is not there`);
    const next = { ...line, ...changesOf(input.body), changeReason: input.body.changeReason };
    const blank = input.body.changeReason.trim() === '';
    refuseFields({
      ...faultsOf(world, now, aCase, next),
      ...(blank ? { changeReason: ['Reason is required'] } : {}),
    });
    const { version: _version, ...changed } = next;
    return lineAnswer(world, change(call, line, { ...changed, ...keptOf(line, next) }));
  },
};

/** A key that is left out stays as it is. */
const changesOf = (body: Call<'updateBilling'>['input']['body']): Partial<BillingRecord> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** What the rules had worked out before the first change by hand, and which fields people have changed since. */
function keptOf(line: BillingRecord, next: BillingRecord): Partial<BillingRecord> {
  const { source, autoValue, code, units, modifier, amountCents, specimenID } = line;
  const changedByHand = findChangedByHand(line, next);
  if (source === 'manual') return line.changedByHand === undefined ? {} : { changedByHand };
  if (autoValue !== null) return { changedByHand };
  return { changedByHand, autoValue: { code, units, modifier, amountCents }, autoSpecimenID: specimenID };
}
