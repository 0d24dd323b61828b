import { blockOf } from '#app/core/tasks/ordered-slides.ts';
import type { TaskZodType } from '#contracts/generated/schemas/task.ts';
import type { ImageRecord } from '../../store/records/records.ts';
import type { RescanRecord, TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { listFinishedImages, listNewImages } from '../requests/finished-images.ts';
import { subsectionOf } from '../requests/request-access.ts';

/** How many of the images that a task asks for are there. */
export function imagesAdded(world: World, task: TaskRecord): number {
  if (task.imagesAsked === 0 || task.caseId === null) return 0;
  const aCase = world.cases.find(task.caseId);
  if (aCase === null) return 0;
  const rescan = task.requestId === null ? null : world.rescans.find(task.requestId);
  if (rescan !== null) return newerImages(world, rescan).length;
  const order = task.requestId === null ? null : world.orders.find(task.requestId);
  if (order !== null) {
    const slide = subsectionOf(aCase, order.subsection ?? '');
    return slide === null ? 0 : listFinishedImages(world, slide).length;
  }
  // A task made by hand has no slide of its own: what was asked for on its block counts.
  return aCase.specimens
    .filter(({ specimenID }) => task.specimenID === null || specimenID === task.specimenID)
    .flatMap(({ subsections }) => subsections)
    .filter((slide) => slide.isRequested && (task.block === null || blockOf(slide) === task.block))
    .reduce((sum, slide) => sum + listFinishedImages(world, slide).length, 0);
}

/** The image that the task wants scanned again; null where it asks for another thing. */
export function rescanImageOf(world: World, { requestId }: TaskRecord): TaskZodType['rescanImage'] {
  const rescan = requestId === null ? null : world.rescans.find(requestId);
  const aCase = rescan === null ? null : world.cases.find(rescan.caseId);
  const slide = rescan === null || aCase === null ? null : subsectionOf(aCase, rescan.subsection);
  const image = slide?.images.find(({ imageId }) => imageId === rescan?.imageId);
  return image === undefined ? null : { imageId: image.imageId, fileName: image.fileName };
}

/** Ids of the images that came to a slide since it has to be scanned again, newest last. */
export function newerImages(world: World, rescan: RescanRecord): readonly string[] {
  const aCase = world.cases.find(rescan.caseId);
  const slide = aCase === null ? null : subsectionOf(aCase, rescan.subsection);
  if (slide === null) return [];
  const added = listNewImages(world, slide, rescan);
  return added.toSorted((one, other) => addedAtOf(one) - addedAtOf(other)).map(({ imageId }) => imageId);
}

const addedAtOf = ({ upload }: ImageRecord): number => Date.parse(upload?.addedAt ?? '');
