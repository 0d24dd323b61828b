import { blockOf } from '#app/core/tasks/ordered-slides.ts';
import type { TaskRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { listFinishedImages } from '../requests/finished-images.ts';
import { subsectionOf } from '../requests/request-access.ts';

/** How many of the images that a task asks for are there. */
export function imagesAdded(world: World, task: TaskRecord): number {
  if (task.imagesAsked === 0 || task.caseId === null) return 0;
  const aCase = world.cases.find(task.caseId);
  if (aCase === null) return 0;
  const rescan = task.requestId === null ? null : world.rescans.find(task.requestId);
  if (rescan !== null) return newerImages(world, task, rescan).length;
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

/** Ids of the finished images that came to a slide after the one that has to be scanned again, newest last. */
export function newerImages(
  world: World,
  { caseId }: Pick<TaskRecord, 'caseId'>,
  { subsection, imageId }: { readonly subsection: string; readonly imageId: string },
): readonly string[] {
  const aCase = caseId === null ? null : world.cases.find(caseId);
  const slide = aCase === null ? null : subsectionOf(aCase, subsection);
  if (slide === null) return [];
  const at = slide.images.findIndex((image) => image.imageId === imageId);
  const finished = listFinishedImages(world, { images: slide.images.slice(at + 1) });
  return finished.map((image) => image.imageId);
}
