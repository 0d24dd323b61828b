import { TASK } from '#app/core/tasks/task-kinds.ts';
import { foldText } from '#app/core/text/fold-text.ts';
import type { World } from '../../world.ts';

type Number = string | null | undefined;

/** Scanners leave out the spaces in which the number of a parcel is printed. */
const parcelKey = (number: string): string => foldText(number).replaceAll(' ', '');

/** Whether one of the numbers is that of the parcel. */
export function isOfParcel(sought: string, numbers: readonly Number[]): boolean {
  const key = parcelKey(sought);
  return numbers.some((number) => number != null && parcelKey(number) === key);
}

/** The numbers of the parcels that a case was sent or counted with. */
export const parcelsOfRequisition = (world: World, caseId: string): readonly Number[] => {
  const requisition = world.requisitions.find(caseId);
  if (requisition === null) return [];
  const { delivery, receipt } = requisition;
  return [delivery.trackingNumber, receipt?.trackingNumber, receipt?.parcel];
};

/** The numbers of all parcels of a case: its own, those that a task receives, and those of its orders. */
export const parcelsOfCase = (world: World, caseId: string): readonly Number[] => [
  ...parcelsOfRequisition(world, caseId),
  ...world.tasks
    .by('case', caseId)
    .flatMap(({ type, shipment }) => (type === TASK.slideReceipt ? [shipment?.trackingNumber] : [])),
  ...world.orders.by('case', caseId).map(({ trackingNumber }) => trackingNumber),
];
