import { hasRight } from '#app/core/people/rights.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { foldText } from '#app/core/text/fold-text.ts';
import type { NumberedThingZodType } from '#contracts/generated/schemas/numbered-thing.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { isOfParcel, parcelsOfRequisition } from '../../rules/cases/parcels.ts';
import { keepSearch } from '../../rules/cases/search-criteria.ts';
import { mayKnowPatient } from '../../rules/people/patients.ts';
import type { World } from '../../world.ts';

type Looking = Call<'lookUpNumber'>;

/** A thing with its numbers, by what each of them is called. */
type Numbered = Pick<NumberedThingZodType, 'kind' | 'id'> &
  Partial<Pick<NumberedThingZodType, 'caseId' | 'facilityId'>> & {
    readonly numbers?: Readonly<Record<string, string | null | undefined>>;
  };

function* casesAndSlides({ world, caller }: Looking): Generator<Numbered> {
  if (!hasRight(caller.viewer, 'view')) return;
  const isTold = mayKnowPatient(caller);
  for (const { id, facilityId, caseID, caseRecordId, specimens } of world.cases.list()) {
    const ofCase = { caseId: id, facilityId };
    yield {
      kind: 'case',
      id,
      ...ofCase,
      numbers: { caseID, ...(isTold ? { accession: caseRecordId } : {}) },
    };
    for (const { id: specimenId, facilitySpecimenID, subsections } of specimens) {
      const numbers = { specimenId, ...(isTold ? { specimenLabel: facilitySpecimenID } : {}) };
      yield { kind: 'case', id, ...ofCase, numbers };
      for (const { id: slideId, facilityId: label } of subsections)
        yield { kind: 'slide', id: slideId, ...ofCase, numbers: isTold ? { slideLabel: label } : {} };
    }
  }
}

/** Some tasks and uploads are of no case, and are found by whoever may see none. */
function* workToFind({ world, caller }: Looking): Generator<Numbered> {
  const mayView = hasRight(caller.viewer, 'view');
  for (const thing of listWork(world)) if (mayView || thing.caseId === null) yield thing;
}

function* listWork(world: World): Generator<Numbered> {
  for (const { id, reportId, facilityId } of world.reports.list())
    yield { kind: 'report', id: reportId, caseId: id, facilityId };
  for (const { id, caseId, facilityId } of world.tasks.list()) yield { kind: 'task', id, caseId, facilityId };
  for (const { id, caseId } of world.orders.list()) yield { kind: 'order', id, caseId };
  for (const { id, caseId } of world.rescans.list()) yield { kind: 'rescan', id, caseId };
  for (const { id, caseId } of world.questions.list()) yield { kind: 'question', id, caseId };
  for (const { id, caseId, facilityId } of world.uploads.list())
    yield { kind: 'upload', id, caseId, facilityId };
}

/** Whose parcels have the number: the case that was sent or counted with it, the task to receive it, and its order. */
function* parcels(call: Looking): Generator<Numbered> {
  const { world, input } = call;
  const have = (...numbers: readonly (string | null | undefined)[]): boolean =>
    isOfParcel(input.body.number, numbers);
  const numbers = { trackingNumber: input.body.number };
  for (const { id } of world.requisitions.list()) {
    if (!have(...parcelsOfRequisition(world, id))) continue;
    const aCase = world.cases.find(id);
    // Nothing is on its way for a case that was never sent out.
    if (aCase === null || aCase.caseID === null || !mayAsk('getCaseForm', call, { caseId: id })) continue;
    yield { kind: 'case', id, caseId: id, facilityId: aCase.facilityId, numbers };
  }
  for (const { id, type, caseId, facilityId, shipment } of world.tasks.list())
    if (
      type === TASK.slideReceipt &&
      have(shipment?.trackingNumber) &&
      mayAsk('getTask', call, { taskId: id })
    )
      yield { kind: 'task', id, caseId, facilityId, numbers };
  for (const { id, caseId, trackingNumber } of world.orders.list())
    if (have(trackingNumber) && mayAsk('listStainRequests', call, { caseId }))
      yield { kind: 'order', id, caseId, numbers };
}

function* billingLines(call: Looking): Generator<Numbered> {
  if (!mayAsk('listBillings', call, {})) return;
  for (const { id, caseId, facilityId, invoiceNumber, payerClaimNumber } of call.world.billings.list())
    yield { kind: 'billing', id, caseId, facilityId, numbers: { invoiceNumber, payerClaimNumber } };
}

function* peopleAndPlaces({ world }: Looking): Generator<Numbered> {
  for (const { id, npi, licences, facilityId } of world.users.list()) {
    yield { kind: 'user', id, facilityId, numbers: { npi } };
    for (const { number } of licences) yield { kind: 'user', id, facilityId, numbers: { licence: number } };
  }
  for (const { id, form } of world.facilities.list())
    yield { kind: 'facility', id, facilityId: id, numbers: { npi: form.npi, clia: form.clia } };
  for (const { id } of world.groups.list()) yield { kind: 'group', id };
  for (const { id } of world.accounts.list()) yield { kind: 'account', id };
  for (const { id } of world.enquiries.list()) yield { kind: 'enquiry', id };
  for (const record of world.registrations.list()) yield { kind: 'registration', id: record.id };
  for (const { id } of world.licenceRenewals.list()) yield { kind: 'licenceRenewal', id };
  for (const { id, caseId } of world.tickets.list()) yield { kind: 'ticket', id, caseId };
  for (const { id } of world.mails.list()) yield { kind: 'mail', id };
  for (const { id } of world.failedJobs.list()) yield { kind: 'job', id };
}

const SOURCES = [casesAndSlides, parcels, workToFind, billingLines, peopleAndPlaces];

/** What a printed label of several slides has behind its text, such as 1/3. */
const WHICH_OF_SEVERAL = / \d+\/\d+$/;

/** What was typed or scanned, and the text of the label alone where a label was scanned that counts its slides. */
const numbersIn = (typed: string): readonly string[] => {
  const number = foldText(typed);
  return [number, number.replace(WHICH_OF_SEVERAL, '')];
};

export const lookUpNumber: Resolver<'lookUpNumber'> = {
  resolve: (call) => {
    const sought = numbersIn(call.input.body.number);
    const items: NumberedThingZodType[] = [];
    // One hit by each name: the parts of a case stand under its own id.
    for (const thingsOf of SOURCES)
      for (const { kind, id, caseId = null, facilityId = null, numbers = {} } of thingsOf(call))
        for (const [as, number] of Object.entries({ id, ...numbers }))
          if (
            number != null &&
            sought.includes(foldText(number)) &&
            !items.some((one) => one.id === id && one.as === as)
          )
            items.push({ kind, id, as, caseId, facilityId });
    keepSearch(call, 'numbers', ['number'], items.length);
    return { data: { items } };
  },
};
