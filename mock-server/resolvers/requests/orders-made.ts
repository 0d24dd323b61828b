import {
  doerOf,
  nextDisplayId,
  orderedWorkOf,
  orderName,
  slideCountOf,
} from '#app/core/tasks/ordered-slides.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { StainOrderInputZodType } from '#contracts/generated/schemas/stain-order-input.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { caseOf, facilityOf, presentCase } from '../../rules/cases/case-of.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { usedNumbers } from '../../rules/cases/slide-numbers.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { facilityPeople, notify, staffWith } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { dueOn, makeTask, peopleOf } from '../../rules/tasks/made-tasks.ts';
import { changeCase, type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { OrderRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { orderForm } from './order-forms.ts';
import { requireNoDuplicates, requireOrderFields, tidy } from './order-rules.ts';
import { idWithin } from './request-access.ts';

type Making = Call<'createStainRequest'>;
type Subsection = SpecimenRecord['subsections'][number];

interface Planned {
  readonly order: StainOrderInputZodType;
  readonly subsection: Subsection | null;
}

export const createStainRequest: Resolver<'createStainRequest'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'createStainRequest'> => {
      const { world, caller, input } = call;
      const before = caseOf(call);
      const { to: status } = requireMove(
        'CaseStatus',
        'createStainRequest',
        before.status,
        namesOf(caller, before),
      );
      requireVersion(input.headers['If-Match'], before);
      const orders = input.body.orders.map(tidy);
      requireOrderFields(orders, before);
      if (input.body.confirmDuplicates !== true)
        requireNoDuplicates(orders, before, world.orders.by('case', before.id));
      const planned = planOf(world, orders, before);
      const aCase = changeCase(call, before.id, (record) => ({
        status,
        specimens: record.specimens.map((specimen) => withSlides(specimen, planned)),
      }));
      const submission = newId('req');
      const made = planned.map((one, at) => orderOf(call, aCase, one, idWithin(submission, at)));
      tellWhoMakesThem(call, aCase, made);
      const { id, caseID, version } = findSentCase(aCase);
      const requests = made.map((order) => orderForm(order, caller, aCase));
      return { etag: etagOf(aCase), data: { id, caseID, version, etag: etagOf(aCase), status, requests } };
    }),
};

/**
 * Each order with its empty slide. No number is given twice: the slide of an order that was declined or cancelled is
 * gone, but its glass may be cut and its label printed.
 */
function planOf(
  world: World,
  orders: readonly StainOrderInputZodType[],
  aCase: CaseRecord,
): readonly Planned[] {
  const taken = usedNumbers(world, aCase);
  return orders.map((order) => {
    const { slideType, stain } = orderedWorkOf(order.kind);
    if (slideType === null) return { order, subsection: null };
    const displayId = nextDisplayId(order.block, taken);
    taken.push(displayId);
    return { order, subsection: emptySlide(order, displayId, slideType, order.stain ?? stain) };
  });
}

const emptySlide = (
  order: StainOrderInputZodType,
  displayId: string,
  slideType: string,
  stain: string | null,
): Subsection => ({
  id: newId('sub'),
  block: order.block,
  displayId,
  slideType,
  slideCount: slideCountOf(order),
  facilityId: null,
  stain,
  isRequested: true,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
});

function withSlides(specimen: SpecimenRecord, planned: readonly Planned[]): SpecimenRecord {
  const added = planned.flatMap(({ order, subsection }) =>
    subsection !== null && order.specimenID === specimen.specimenID ? [subsection] : [],
  );
  return {
    ...specimen,
    totalNumberSlides: added.reduce((sum, { slideCount }) => sum + slideCount, specimen.totalNumberSlides),
    subsections: [...specimen.subsections, ...added],
  };
}

function orderOf(call: Making, aCase: CaseRecord, { order, subsection }: Planned, id: string): OrderRecord {
  const { world, now, caller } = call;
  const { kind, specimenID, block, option = null, note = null } = order;
  const { taskType, workingDays } = orderedWorkOf(kind);
  const dueAt = dueOn(call, aCase, workingDays);
  const slideCount = slideCountOf(order);
  const task = makeTask(call, {
    type: taskType,
    title: `${orderName(order)} on block ${block}`,
    description: note,
    dueAt,
    caseId: aCase.id,
    specimenID,
    block,
    slide: subsection?.displayId ?? null,
    requestId: id,
    facilityId: aCase.facilityId,
    priority: aCase.priority,
    assignedRole: doerOf(taskType, { ...facilityOf(world, aCase), material: aCase.material }),
    imagesAsked: subsection === null ? 0 : slideCount,
  });
  const made = world.orders.insert({
    id,
    caseId: aCase.id,
    version: 1,
    status: initialOf('RequestStatus'),
    kind,
    specimenID,
    block,
    option,
    note,
    stain: subsection?.stain ?? null,
    slideCount,
    imagesReceived: 0,
    requestedBy: personRef(caller.user),
    requestedAt: new Date(now).toISOString(),
    dueAt,
    subsection: subsection?.id ?? null,
    taskId: task.id,
    acceptedAt: null,
    promisedFor: null,
    carrier: null,
    trackingNumber: null,
    shippedOn: null,
    closedAt: null,
    declineReason: null,
    declineNote: null,
  });
  recordEvent(call, aCase, { kind: 'request_changed', subject: id });
  return made;
}

/** One notice for a submission, not one for each slide (domain 2.3 row 12). */
function tellWhoMakesThem(
  { world, now }: Making,
  { id, caseID, facilityId }: CaseRecord,
  made: readonly OrderRecord[],
): void {
  const text = `${made.length === 1 ? 'An order was' : `${made.length} orders were`} placed on case ${caseID}.`;
  const tasks = made.map(({ taskId }) => world.tasks.find(taskId ?? ''));
  const byFacility = tasks.filter((task) => task?.assignedRole === 'Facility');
  // One task is the place to go; of several, the case has all.
  const placeOf = (some: typeof tasks) => (some.length === 1 ? (some[0]?.id ?? null) : null);
  const told = { event: 'assigned_to_me', text, caseId: id } as const;
  notify(world, now, facilityPeople(world, facilityId), {
    ...told,
    taskId: made.length === 1 ? placeOf(byFacility) : null,
  });
  if (byFacility.length < made.length)
    notify(world, now, staffWith(world, 'Lab_Operations'), { ...told, taskId: placeOf(tasks) });
}

/**
 * Whoever was to make it stops: a label may be printed, and a block about to be cut, before anybody has accepted. The
 * facility hears of it in any case, since the order was told to it.
 */
export function tellOrderTakenBack({ world, now, caller }: Doing, order: OrderRecord): void {
  const task = world.tasks.find(order.taskId ?? '');
  const makers = task === null ? [] : peopleOf(world, task);
  notify(
    world,
    now,
    makers.filter(({ id }) => id !== caller?.user.id),
    { ...noticeTakenBack(world, order), taskId: order.taskId },
  );
  tellFacilityOfTakenBack(world, now, order);
}

/** The people of the facility who have not the task of the order. */
export function tellFacilityOfTakenBack(world: World, now: number, order: OrderRecord): void {
  const task = world.tasks.find(order.taskId ?? '');
  const makers = new Set(task === null ? [] : peopleOf(world, task).map(({ id }) => id));
  const { facilityId } = presentCase(world, order.caseId);
  const others = facilityPeople(world, facilityId).filter(({ id }) => !makers.has(id));
  notify(world, now, others, noticeTakenBack(world, order));
}

function noticeTakenBack(world: World, { caseId, kind, block }: OrderRecord) {
  const { caseID } = presentCase(world, caseId);
  const text = `An order of case ${caseID} was taken back: ${labels.OrderKind[kind]} on block ${block}.`;
  return { event: 'assigned_to_me', text, caseId } as const;
}
