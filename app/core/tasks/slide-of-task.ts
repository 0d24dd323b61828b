import type { CaseForm, StainRequest, Task } from '#contracts/generated/wire.ts';
import { TASK } from './task-kinds.ts';

type Specimen = CaseForm['specimens'][number];
type Slide = Specimen['subsections'][number];

/** Where the images of a task belong. */
export interface SlideOfTask {
  readonly specimenId: Specimen['id'];
  readonly slide: Slide;
}

type Asking = Pick<Task, 'type' | 'specimenID' | 'block' | 'slide'>;

/**
 * The slide that a task asks images for: that of the order, that which has to be scanned again, or the only ordered one
 * on the block. Null rather than a guess, for an image on the wrong slide is a wrong diagnosis.
 */
export function slideOfTask(
  task: Asking,
  order: Pick<StainRequest, 'subsection'> | null,
  specimens: CaseForm['specimens'],
): SlideOfTask | null {
  const all = specimens
    .filter(({ specimenID }) => task.specimenID === null || specimenID === task.specimenID)
    .flatMap(({ id, subsections }) => subsections.map((slide) => ({ specimenId: id, slide })));
  const fitting = all.filter(({ slide }) => {
    if (order !== null) return slide.id === order.subsection;
    // The flag goes with the rescan, and the slide stays the one that the task is about.
    if (task.type === TASK.rescan)
      return task.slide === null ? slide.requireRescan : slide.displayId === task.slide;
    return (
      slide.isRequested &&
      slide.block === task.block &&
      (task.slide === null || slide.displayId === task.slide)
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
